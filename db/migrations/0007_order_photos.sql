CREATE TABLE `order_photos` (
	`order_id` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `hash`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_photos_hash` ON `order_photos` (`hash`);--> statement-breakpoint
ALTER TABLE `after_sales` ADD `photos` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `review_photos` text DEFAULT '[]' NOT NULL;