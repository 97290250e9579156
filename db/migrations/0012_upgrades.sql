CREATE TABLE `locked_hits` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`area` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `area`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `member_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`title` text NOT NULL,
	`level` text NOT NULL,
	`term` text NOT NULL,
	`valid_to` integer NOT NULL,
	`voided_at` integer,
	`redeemed_by` integer,
	`redeemed_at` integer,
	FOREIGN KEY (`redeemed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_codes_hash` ON `member_codes` (`hash`);--> statement-breakpoint
CREATE INDEX `member_codes_member` ON `member_codes` (`redeemed_by`);--> statement-breakpoint
CREATE TABLE `queued_plans` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`level` text NOT NULL,
	`term` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `upgrades` (
	`payment_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`level` text NOT NULL,
	`way` text NOT NULL,
	`term` text NOT NULL,
	`coupon_id` integer,
	`coupon_fen` integer NOT NULL,
	`basis_name` text NOT NULL,
	`basis_last_time` text NOT NULL,
	`offered_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `upgrades_user` ON `upgrades` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `user_coupons` ADD `scope` text DEFAULT 'print' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_coupons` ADD `payment_id` integer;--> statement-breakpoint
CREATE INDEX `user_coupons_payment` ON `user_coupons` (`payment_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `membership_due_at` integer DEFAULT 0;