CREATE TABLE `authority_answers` (
	`id` integer PRIMARY KEY NOT NULL,
	`answer` text NOT NULL,
	`times` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_orders` (
	`invoice_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`amount_fen` integer NOT NULL,
	PRIMARY KEY(`invoice_id`, `order_id`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invoice_orders_order` ON `invoice_orders` (`order_id`);--> statement-breakpoint
CREATE TABLE `invoice_titles` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`tax_no` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`tel` text DEFAULT '' NOT NULL,
	`bank` text DEFAULT '' NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`is_default` text DEFAULT 'N' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invoice_titles_user` ON `invoice_titles` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY NOT NULL,
	`no` text NOT NULL,
	`user_id` integer NOT NULL,
	`type` text NOT NULL,
	`state` text NOT NULL,
	`title` text NOT NULL,
	`lines` text NOT NULL,
	`total_fen` integer NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT 'ok' NOT NULL,
	`due_at` integer,
	`number` text DEFAULT '' NOT NULL,
	`red_number` text DEFAULT '' NOT NULL,
	`reissue_for` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`issued_at` integer,
	`reddened_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_no` ON `invoices` (`no`);--> statement-breakpoint
CREATE INDEX `invoices_user` ON `invoices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`due_at`);--> statement-breakpoint
CREATE TABLE `sent_messages` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`invoice_id` integer NOT NULL,
	`channel` text NOT NULL,
	`sent_to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sent_messages_invoice` ON `sent_messages` (`invoice_id`,`id`);