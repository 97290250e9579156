CREATE TABLE `member_photos` (
	`owner_id` integer NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `hash`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `member_photos_hash` ON `member_photos` (`hash`);