CREATE TABLE `gift_code_failures` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gift_code_failures_user` ON `gift_code_failures` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `gift_codes` (
	`id` integer PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`title` text NOT NULL,
	`bonus_fen` integer NOT NULL,
	`valid_to` integer NOT NULL,
	`voided_at` integer,
	`redeemed_by` integer,
	`redeemed_at` integer,
	FOREIGN KEY (`redeemed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_codes_hash` ON `gift_codes` (`hash`);--> statement-breakpoint
CREATE INDEX `gift_codes_member` ON `gift_codes` (`redeemed_by`);--> statement-breakpoint
CREATE TABLE `ledger_postings` (
	`transfer_id` integer NOT NULL,
	`line` integer NOT NULL,
	`account` text NOT NULL,
	`amount_fen` integer NOT NULL,
	`order_id` integer,
	PRIMARY KEY(`transfer_id`, `line`),
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ledger_transfers` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`title` text NOT NULL,
	`payment_id` integer,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ledger_transfers_user` ON `ledger_transfers` (`user_id`);--> statement-breakpoint
CREATE TABLE `recharges` (
	`payment_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`bonus_fen` integer NOT NULL,
	`created_at` integer NOT NULL,
	`credited_at` integer,
	`refund_principal_fen` integer DEFAULT 0 NOT NULL,
	`refund_bonus_fen` integer DEFAULT 0 NOT NULL,
	`refund_fen` integer DEFAULT 0 NOT NULL,
	`keeps_bonus` text DEFAULT 'N' NOT NULL,
	`refund_due_at` integer,
	`refunded_at` integer,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recharges_user` ON `recharges` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `recharges_refund` ON `recharges` (`refunded_at`,`refund_due_at`);--> statement-breakpoint
ALTER TABLE `wallet_entries` ADD `transfer_id` integer REFERENCES ledger_transfers(id);--> statement-breakpoint
CREATE INDEX `wallet_entries_transfer` ON `wallet_entries` (`transfer_id`);--> statement-breakpoint
ALTER TABLE `wallets` ADD `remind_below_fen` integer;