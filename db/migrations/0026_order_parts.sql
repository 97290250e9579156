ALTER TABLE `after_sales` ADD `part` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `parts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `parcels` ADD `part` integer DEFAULT 0 NOT NULL;