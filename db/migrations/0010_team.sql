CREATE TABLE `team_invites` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`code` text NOT NULL,
	`role` text NOT NULL,
	`monthly_fen` integer NOT NULL,
	`works_max` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`used_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_invites_code` ON `team_invites` (`code`);--> statement-breakpoint
CREATE INDEX `team_invites_owner` ON `team_invites` (`owner_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `team_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`actor` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_log_owner` ON `team_log` (`owner_id`,`id`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`role` text NOT NULL,
	`state` text NOT NULL,
	`monthly_fen` integer NOT NULL,
	`works_max` integer,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_user` ON `team_members` (`user_id`) WHERE "team_members"."state" <> 'removed';--> statement-breakpoint
CREATE INDEX `team_members_owner` ON `team_members` (`owner_id`,`state`,`id`);--> statement-breakpoint
CREATE TABLE `team_request_orders` (
	`request_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	PRIMARY KEY(`request_id`, `order_id`),
	FOREIGN KEY (`request_id`) REFERENCES `team_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_request_orders_order` ON `team_request_orders` (`order_id`);--> statement-breakpoint
CREATE TABLE `team_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`member_id` integer NOT NULL,
	`state` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`over_fen` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `team_members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_requests_owner` ON `team_requests` (`owner_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `team_requests_member` ON `team_requests` (`member_id`,`state`,`id`);--> statement-breakpoint
CREATE TABLE `team_spendings` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`member_id` integer NOT NULL,
	`payment_id` integer NOT NULL,
	`amount_fen` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `team_members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_spendings_member` ON `team_spendings` (`member_id`,`at`);--> statement-breakpoint
CREATE INDEX `team_spendings_payment` ON `team_spendings` (`payment_id`);