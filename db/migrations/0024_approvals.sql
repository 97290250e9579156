ALTER TABLE `team_invites` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_requests` ADD `purpose` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `team_requests` ADD `plea` text DEFAULT '' NOT NULL;