ALTER TABLE `feedback` ADD `order_no` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `feedback` ADD `answer` text DEFAULT '' NOT NULL;