/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
export interface paths {
    "/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes a person and an account of the tier Free, once the link in the e-mail was followed. The response is the same for an address that is known: its holder then gets an e-mail that says so. At most three an hour for one e-mail address, and 20 an hour for one IP address.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Takes the token of the link that was e-mailed at sign-up, within 24 hours. After that the person can sign in. A token that is unknown, used or expired is a 422.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Takes the token of the link that was e-mailed with the invitation. Who is new here chooses a password; who has one already keeps it. A token that is unknown, used, revoked or expired is a 422.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session under a new cookie (24 hours, renewed with use, at most 30 days) in the account that the person last worked in, and ends the session that the browser had. Wrong e-mail address or password: 401, in the same time and words. An address that is not confirmed yet: 403, and a new link is e-mailed. Failed attempts are throttled for each IP address and for each person, for minutes at most; an address from which the person signed in before is not held up by attempts from elsewhere.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-out/everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere
         * @description Ends every session of the person, in every browser, from the next request on.
         */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The person, the account they work in and their role there.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Work in another account
         * @description Continues the session in another account of the person.
         */
        put: operations["switchAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Sets a new password and ends every other session of the person. A wrong current password is a 422.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description E-mails a link to set a new password, if the address is known. The response is the same if it is not. At most three an hour for one e-mail address, and 20 an hour for one IP address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Takes the token of the e-mailed link, within an hour, sets the password, confirms the e-mail address and ends every session of the person. A token that is unknown, used or expired is a 422.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the team
         * @description The people of the account.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person from the team
         * @description Takes a person out of the account, from their next request on. Owners are removed by owners only (403), and the last owner stays (409).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Sets the role of a person of the team. Owners are made and unmade by owners only (403), and the last owner stays one (409).
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Invitations that wait to be accepted.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person
         * @description E-mails a link that works for 7 days. An earlier invitation of the same address is replaced. Owners are invited by owners only (403); who is in the team already is a 409.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Its link stops working. One that was accepted already is a 409.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description The account's keys of both interfaces, test keys included, by how they begin, with their last use.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key
         * @description Makes a key and shows it, once.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description The key is refused from the next request on, in every process. Revoking it again changes nothing.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description Makes a key with the same interface, scope and name, and lets the old one work for some more hours. A key that was revoked, has expired or was rotated before is a 409.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the monitored brands
         * @description The monitored brands, newest first, at most 100. Archived ones are left out.
         */
        get: operations["listBrands"];
        put?: never;
        /**
         * Monitor a brand
         * @description Adds a brand to the account. Over the tier's brand quota the response is 402 and names the tier that would do; a name that is monitored already is a 409.
         */
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a brand
         * @description A monitored brand with its other names, domains, handles and competitors.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a brand
         * @description Sets what is given. Answers are analysed with what was set when they came.
         */
        patch: operations["changeBrand"];
        trace?: never;
    };
    "/brands/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a brand
         * @description Ends the monitoring and frees the brand's place in the quota. What was measured is kept.
         */
        post: operations["archiveBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prompts of a brand
         * @description What may be asked about the brand, newest first. Archived prompts are left out.
         */
        get: operations["listPrompts"];
        put?: never;
        /**
         * Add a prompt to a brand
         * @description Adds a question in your own words. One that asks the same as another prompt of the brand is a 409 that names it. A brand has at most 2,000 prompts; one more is a 409.
         */
        post: operations["createPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/prompts/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate prompts for a brand
         * @description Adds the questions that buyers ask, by language and step of the AIDA funnel, made from the brand's name, category and competitors; over 200 with three competitors. What is there already, or asks the same, is not added again. Generated prompts feed the picker; probes go on asking the default pack.
         */
        post: operations["generatePrompts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prompts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a prompt
         * @description Sets wording or step of the funnel. A prompt of other words starts without samples; answers to the earlier wording stay where they were counted.
         */
        patch: operations["changePrompt"];
        trace?: never;
    };
    "/prompts/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a prompt
         * @description The prompt is picked no more. What was measured with it is kept.
         */
        post: operations["archivePrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prompt packs
         * @description The account's prompt packs. Archived ones are left out.
         */
        get: operations["listPacks"];
        put?: never;
        /**
         * Make a prompt pack
         * @description Adds a pack of templates. An account has at most 100; one more is a 409.
         */
        post: operations["createPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a prompt pack
         * @description A pack with its templates.
         */
        get: operations["getPack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a prompt pack
         * @description Sets name or templates. Templates that are given replace all that were there; prompts already asked keep their history.
         */
        patch: operations["changePack"];
        trace?: never;
    };
    "/packs/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a prompt pack
         * @description The pack is asked no more. The default pack cannot be archived: make another one the default first (409).
         */
        post: operations["archivePack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packs/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a prompt pack the default
         * @description Probes that name no pack, and scheduled scans, ask it from now on.
         */
        put: operations["setDefaultPack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List answers
         * @description Answers of platforms to the questions of the account, newest first, without their texts.
         */
        get: operations["listAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an answer
         * @description The question, the model and the whole answer.
         */
        get: operations["getAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/probes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List probe runs
         * @description Probe and scheduled runs, newest first.
         */
        get: operations["listProbes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/probes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a probe run
         * @description State of a run and, once it has ended, one result per platform.
         */
        get: operations["getProbe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/probes/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a probe run
         * @description Nothing more is asked; what was answered stays, and was billed. A run that is over is a 409.
         */
        post: operations["cancelProbe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List endpoints
         * @description The endpoints of both interfaces that are not deleted, oldest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register an endpoint
         * @description Registers an https address for events of one interface and shows the secret that signs its deliveries, once. The address must lead to public addresses; that is checked now and again at every delivery. An account has at most 100 endpoints; over that the response is 422.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint
         * @description Address, event types and state of an endpoint. The secret is not shown again.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete an endpoint
         * @description Nothing more is sent to it: deliveries that wait are cancelled. What was delivered stays to be looked at and replayed elsewhere.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an endpoint
         * @description Changes the address, the event types or the note; what is left out stays. Deliveries that wait go to the new address.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause an endpoint
         * @description Deliveries are held, and none is escalated, until it is resumed. Pausing again changes nothing; an endpoint that is disabled is a 409.
         */
        post: operations["pauseWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/resumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume an endpoint
         * @description Held deliveries go out, each with the attempts it has left. Resuming an endpoint that is enabled changes nothing; one that is disabled is a 409.
         */
        post: operations["resumeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/enabling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an endpoint again
         * @description Ends the state of an endpoint that was disabled because it answered 410 or failed for 5 days. Deliveries that were cancelled stay so; replay those that you want. An endpoint that is paused is a 409.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Sends `webhook.test` to this endpoint, whatever events it chose; retried like any event. An endpoint that is not enabled is a 409.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * @description Makes a new secret and shows it, once. For 24 hours `webhook-signature` carries signatures of both and `X-Service- Signature` stays on the old one; finish the rotation when your receivers know the new secret. While a rotation is under way another one is a 409.
         */
        post: operations["rotateWebhookSecret"];
        /**
         * Finish the rotation
         * @description The old secret signs no more, from now on. Without a rotation under way the response is a 409.
         */
        delete: operations["finishWebhookRotation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Deliveries to an endpoint, newest first.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description The delivery, the bytes that it sends, and every attempt with what the receiver answered (at most 16 KiB of it).
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a delivery
         * @description Sends the event to the same endpoint once more, with the same `eventId` and bytes, as a delivery of its own. Possible for 30 days after the event; later, or when the endpoint is disabled or deleted, the response is 409.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Events of the account, newest first, whether or not an endpoint chose them.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay an event
         * @description Sends the event once more, with the same `eventId` and bytes: to the endpoint named, else to every enabled or paused endpoint that chooses its type now. Possible for 30 days after the event, then a 409.
         */
        post: operations["replayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts
         * @description Alerts about events that were not delivered within 24 hours, newest first; all of an endpoint until someone resolves them are one.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an alert
         * @description Says that someone has seen to it; what fails from now on opens another. Resolving again changes nothing.
         */
        post: operations["resolveAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers behind a figure
         * @description Stored answers that were analysed for a brand, newest first, narrowed down as a figure is: by UTC days, by the answers that it is over (`basis`), and by any of its parts. `total` then equals the figure, as long as the answers are kept. Answers of a run under way are in neither: they count when it ends.
         */
        get: operations["listBrandAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/answers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the answers behind a figure
         * @description The same answers in one file, newest first, as CSV (RFC 4180, UTF-8, with a line of headings; lists stand in their field as JSON, and text that a spreadsheet would take for a formula has an apostrophe in front) or as JSON Lines. It is sent while it is read, whatever its size; one that breaks off ends the connection. Noted in the audit log.
         */
        get: operations["exportBrandAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Course of the authority scores
         * @description The scores of a brand as they were when its scans ended, oldest first, at most 1,000 and then the newest ones.
         */
        get: operations["listAuthorityScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/cited-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Domains that answers cite
         * @description The registrable domains of the sources that answers about a brand cite, most cited first, over all answers of the window, extra samples included. `GET /brands/{id}/answers?domain=…` shows the answers behind a line.
         */
        get: operations["listCitedDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List incidents
         * @description Incidents of all monitored brands or of one, newest first.
         */
        get: operations["listIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an incident
         * @description With its newest evidence, at most 100 pieces.
         */
        get: operations["getIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/investigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up an incident
         * @description From open to under investigation; in any other state a 409.
         */
        post: operations["investigateIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an incident
         * @description Closes an open or investigated incident for good; should it come back, a new one is opened. A resolved one is a 409.
         */
        post: operations["resolveIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}/wiki-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the wiki pages of a brand
         * @description Pages that are not archived, newest first.
         */
        get: operations["listWikiPages"];
        put?: never;
        /**
         * Create a wiki page
         * @description A page with facts about the brand: rewrites use them beside the text. It is linted at once. A brand has at most 100 pages; one more, or an address that another page has, is a 409.
         */
        post: operations["createWikiPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wiki-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a wiki page
         * @description The page as it is, with what the lint finds in it.
         */
        get: operations["getWikiPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a wiki page
         * @description Saves a new revision. `revision` is the one that was read: when somebody else has saved another since, the response is 409 and nothing is changed.
         */
        patch: operations["changeWikiPage"];
        trace?: never;
    };
    "/wiki-pages/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a wiki page
         * @description The page is kept out of sight, and its facts are used no more. Links to it are broken from now on; its address is free.
         */
        post: operations["archiveWikiPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wiki-pages/{id}/lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lint a wiki page
         * @description Looks for issues as of now, in this page and the brand’s others. Saving a page does it too, and so does the service once a day, for dates grow old.
         */
        post: operations["lintWikiPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wiki-pages/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the revisions of a wiki page
         * @description What the page was at each save, newest first.
         */
        get: operations["listWikiRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suggestions
         * @description Suggestions of the account, newest first.
         */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a suggestion
         * @description The suggestion, and its lift once it is measured.
         */
        get: operations["getSuggestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions/{id}/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a suggestion as applied
         * @description Says that the suggestion is in use from now on. 14 days later its lift is measured: visibility on the prompts that it aims at, against the brand’s other prompts, before and after. Once only: a second time is a 409.
         */
        post: operations["applySuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewrite-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rewrite batches
         * @description Batches of the account, newest first.
         */
        get: operations["listRewriteBatches"];
        put?: never;
        /**
         * Rewrite many texts
         * @description Rewrites up to 50 texts about a brand answer-first, in the background. Each is billed once, when it is done; one that fails is not billed. The event `aeo.batch.completed` tells when the batch is done; a cancelled batch sends none. Room for all of it must be left under the spend cap, else the response is 402.
         */
        post: operations["createRewriteBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewrite-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a rewrite batch
         * @description How far the batch is, and each text with its rewrite.
         */
        get: operations["getRewriteBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rewrite-batches/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a rewrite batch
         * @description Rewrites no more of its texts. What is done stays, and stays billed. A batch that is over is a 409.
         */
        post: operations["cancelRewriteBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage and cost
         * @description Questions asked, tokens and cost for each day, platform and operation, and the running month against the spend cap. Simulated platforms are never billed and do not count.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/spend-cap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the spend cap
         * @description The most that the account may spend in a calendar month (UTC). Over it nothing is asked, and the response is 402.
         */
        put: operations["setSpendCap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account
         * @description Name and tier.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename the account
         * @description Sets the account's name.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Erases the account and everything in it at once: brands, answers, keys, webhooks, usage, audit log, its test data, and the people who belong to no other account. There is no way back. A wrong name or password is a 422.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long data is kept
         * @description The account's settings.
         */
        get: operations["getRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set how long data is kept
         * @description Sets what is given. What is older is erased by a job that runs every hour.
         */
        patch: operations["changeRetention"];
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description What was done with keys, roles, secrets, tiers and sessions, newest first.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The machine-readable description of this interface, for generating clients. It is the same for everyone and carries a strong `ETag`: send it back in `If-None-Match` and the answer is 304 while nothing changed.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description E-mail address. Upper and lower case mean the same.
         * @example jing@example.com
         */
        EmailAddress: string;
        /**
         * @description Password of at least 12 characters. A long phrase does well; no kinds of characters are demanded.
         * @example correct horse battery staple
         */
        ChosenPassword: string;
        /** @description The person, and the account that is made for them. */
        SignUpRequest: {
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["ChosenPassword"];
            /**
             * @description Name of the person.
             * @example 林静
             */
            name?: string;
            /**
             * @description Name of the new account; the e-mail address when omitted.
             * @example Example Motors
             */
            accountName?: string;
        };
        /** @description An e-mail follows if the address may have one. The response is the same whether or not the address is known. */
        EmailPromised: {
            /**
             * @description The address as it was given.
             * @example jing@example.com
             */
            email: string;
        };
        /** @description One field at fault. */
        ErrorDetail: {
            /**
             * @description Where the field is: `body`, `query`, `path` or `header`, then names and indexes inward, for example `query.days`, `header.Idempotency-Key` or `body.competitors[2]`.
             * @example body.brand_name
             */
            path: string;
            /**
             * @description What is wrong with it.
             * @example must not be empty
             */
            message: string;
        };
        /** @description What went wrong. */
        ErrorBody: {
            /**
             * @description Stable word for programs. Known values: `invalid_request`, `unauthenticated`, `upgrade_required`, `spend_cap_reached`, `forbidden`, `not_found`, `method_not_allowed`, `request_timeout`, `conflict`, `idempotency_conflict`, `payload_too_large`, `uri_too_long`, `unsupported_media_type`, `unprocessable`, `rate_limited`, `headers_too_large`, `internal`, `platforms_unavailable`, `unavailable`. More may be added: treat an unknown one by its HTTP status.
             * @example invalid_request
             */
            code: string;
            /**
             * @description Sentence for people. Its wording may change.
             * @example The request is not valid: body.brand_name must not be empty.
             */
            message: string;
            /**
             * @description The value of `X-Request-Id`.
             * @example 019aa3f2-6c1e-7d0a-9b1f-3c5f0a7e4d21
             */
            requestId: string;
            /** @description The fields at fault, where there are any. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The one shape of every error of every interface. */
        Error: {
            error: components["schemas"]["ErrorBody"];
        };
        /**
         * @description The `token` of the link in the e-mail. It works once.
         * @example nT0yqTBsQ8ZBUyAVCVGNSmTcX8lZ4MtSlg5NsRThR9k
         */
        EmailedToken: string;
        /** @description The token of an e-mailed link. */
        TokenRequest: {
            token: components["schemas"]["EmailedToken"];
        };
        /** @description The address whose holder has shown that it is theirs. */
        EmailConfirmed: {
            /**
             * @description The address.
             * @example jing@example.com
             */
            email: string;
        };
        /**
         * @description The `token` of the link in the e-mail.
         * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f.019aa3f6-3a10-7c21-9d5e-6f708192a3b4.nT0yqTBsQ8ZBUyAVCVGNSmTcX8lZ4MtSlg5NsRThR9k
         */
        InvitationToken: string;
        /** @description The token of the e-mailed link; name and password where the person is new here. */
        InvitationAcceptance: {
            token: components["schemas"]["InvitationToken"];
            /**
             * @description Name of the person.
             * @example 王伟
             */
            name?: string;
            password?: components["schemas"]["ChosenPassword"];
        };
        /** @description The account that the person now belongs to. They sign in with their own password. */
        InvitationAccepted: {
            /**
             * Format: uuid
             * @description Identifier of the account.
             * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f
             */
            accountId: string;
            /**
             * @description Name of the account.
             * @example Example Motors
             */
            accountName: string;
            /**
             * @description Address to sign in with.
             * @example wei@example.com
             */
            email: string;
            /**
             * @description Role in the account.
             * @example member
             */
            role: string;
        };
        /**
         * @description The password.
         * @example correct horse battery staple
         */
        GivenPassword: string;
        /** @description Who signs in. */
        SignInRequest: {
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["GivenPassword"];
        };
        /** @description A person. */
        User: {
            /**
             * Format: uuid
             * @description Identifier of the person.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            id: string;
            /**
             * @description E-mail address.
             * @example jing@example.com
             */
            email: string;
            /**
             * @description Name; `null` when none was given.
             * @example 林静
             */
            name: string | null;
        };
        /** @description An account. */
        Account: {
            /**
             * Format: uuid
             * @description Identifier of the account.
             * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * @description Name of the account.
             * @example Example Motors
             */
            name: string;
            /**
             * @description `free`, `starter`, `growth`, `scale` or `enterprise`.
             * @example growth
             */
            tier: string;
            /**
             * Format: date-time
             * @description When the account was made, UTC.
             * @example 2026-11-20T03:10:00.000Z
             */
            createdAt: string;
        };
        /** @description An account, and the person's role in it. */
        Membership: {
            /**
             * Format: uuid
             * @description Identifier of the account.
             * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f
             */
            accountId: string;
            /**
             * @description Name of the account.
             * @example Example Motors
             */
            name: string;
            /**
             * @description Team role there.
             * @example owner
             */
            role: string;
        };
        /** @description Who is signed in, and in which account they work. */
        Session: {
            user: components["schemas"]["User"];
            account: components["schemas"]["Account"];
            /**
             * @description Team role of the person in this account: `viewer`, `member`, `admin` or `owner`.
             * @example owner
             */
            role: string;
            /** @description Every account that the person belongs to. */
            accounts: components["schemas"]["Membership"][];
        };
        /** @description What was ended. */
        SessionsEnded: {
            /**
             * Format: int32
             * @description Number of sessions that ended.
             * @example 1
             */
            ended: number;
        };
        /** @description Which account to work in. */
        AccountChoice: {
            /**
             * Format: uuid
             * @description Identifier of one of the person's accounts.
             * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f
             */
            accountId: string;
        };
        /** @description The password now, and the new one. */
        PasswordChangeRequest: {
            currentPassword: components["schemas"]["GivenPassword"];
            password: components["schemas"]["ChosenPassword"];
        };
        /** @description Whom to write to. */
        EmailRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The token of the e-mailed link, and the new password. */
        PasswordResetRequest: {
            token: components["schemas"]["EmailedToken"];
            password: components["schemas"]["ChosenPassword"];
        };
        /** @description A person in the team. */
        Member: {
            /**
             * Format: uuid
             * @description Identifier of the person.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            userId: string;
            /**
             * @description E-mail address.
             * @example jing@example.com
             */
            email: string;
            /**
             * @description Name; `null` when none was given.
             * @example 林静
             */
            name: string | null;
            /**
             * @description `viewer`, `member`, `admin` or `owner`.
             * @example admin
             */
            role: string;
            /**
             * Format: date-time
             * @description When they joined, UTC.
             * @example 2026-11-20T03:10:00.000Z
             */
            joinedAt: string;
        };
        /** @description The people of the account. */
        MemberList: {
            /** @description In the order in which they joined. */
            members: components["schemas"]["Member"][];
        };
        /**
         * @description `viewer` reads; `member` also changes brands and prompts, queries and rewrites; `admin` also manages keys, webhooks and the team; `owner` also the account.
         * @example member
         * @enum {string}
         */
        TeamRole: "viewer" | "member" | "admin" | "owner";
        /** @description The new role. */
        RoleChange: {
            role: components["schemas"]["TeamRole"];
        };
        /** @description An invitation to the team. Its link is only in the e-mail. */
        Invitation: {
            /**
             * Format: uuid
             * @description Identifier of the invitation.
             * @example 019aa3f6-3a10-7c21-9d5e-6f708192a3b4
             */
            id: string;
            /**
             * @description Address of the invited.
             * @example wei@example.com
             */
            email: string;
            /**
             * @description Role they will have.
             * @example member
             */
            role: string;
            /**
             * Format: uuid
             * @description Who invited them.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            invitedBy: string | null;
            /**
             * Format: date-time
             * @description When, UTC.
             * @example 2026-11-21T02:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the link works, UTC.
             * @example 2026-11-28T02:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description `pending`, `accepted`, `revoked` or `expired`.
             * @example pending
             */
            status: string;
        };
        /** @description Invitations that were neither accepted nor revoked and have not expired. */
        InvitationList: {
            /** @description Newest first. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description Whom to invite, and as what. */
        InvitationRequest: {
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["TeamRole"];
        };
        /** @description A key, without its secret part. */
        KeySummary: {
            /**
             * Format: uuid
             * @description Identifier of the key.
             * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
             */
            id: string;
            /**
             * @description How the key begins.
             * @example sk_live_4fQz
             */
            prefix: string;
            /**
             * @description `direct` or `v1`.
             * @example v1
             */
            interface: string;
            /**
             * @description `read`, `write` or `admin`.
             * @example write
             */
            scope: string;
            /**
             * @description Whether it is an `sk_test_…` key.
             * @example false
             */
            test: boolean;
            /**
             * @description What the key is called; `null` without a name.
             * @example Nightly import
             */
            name: string | null;
            /**
             * @description `active`, `expired` or `revoked`.
             * @example active
             */
            status: string;
            /**
             * Format: uuid
             * @description Who made it; `null` when it was made by whoever runs the service.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             * @example 2026-11-21T02:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working, UTC; `null` for never.
             * @example 2027-11-21T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was revoked, UTC.
             * @example 2026-12-01T00:00:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When it was last accepted, UTC, to within a minute; `null` when never.
             * @example 2026-11-21T02:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: uuid
             * @description The key that it was rotated to.
             * @example 019aa3f7-1e22-7b31-a4d5-6e7f8091a2b3
             */
            replacedBy: string | null;
        };
        /** @description The account's keys. */
        KeyList: {
            /** @description Newest first. */
            keys: components["schemas"]["KeySummary"][];
        };
        /** @description What the key is for. */
        KeyRequest: {
            /**
             * @description `direct` makes an `answerscope_…` key for `/api`, `v1` an `sk_live_…` or `sk_test_…` key for `/api/v1`.
             * @example v1
             * @enum {string}
             */
            interface: "direct" | "v1";
            /**
             * @description What the key may do in `/api/v1`; each scope includes the ones before it. Keys for `/api` act as role `member`.
             * @example write
             * @enum {string}
             */
            scope: "read" | "write" | "admin";
            /**
             * @description Makes an `sk_test_…` key: everything works on simulated platforms, on data of its own, and nothing is billed.
             * @default false
             * @example false
             */
            test?: boolean;
            /**
             * @description What to call the key.
             * @example Nightly import
             */
            name?: string;
            /**
             * Format: date-time
             * @description When the key stops working, UTC, in the future; never when omitted.
             * @example 2027-11-21T00:00:00.000Z
             */
            expiresAt?: string;
        };
        /** @description A new key. The key itself is shown here and never again. */
        KeyCreated: {
            /**
             * @description The key. Store it now.
             * @example sk_live_…
             */
            key: string;
            summary: components["schemas"]["KeySummary"];
        };
        /** @description How long both keys work. */
        KeyRotation: {
            /**
             * Format: int32
             * @description Hours for which the old key works beside the new one; 0 ends it at once.
             * @default 24
             * @example 24
             */
            overlapHours?: number;
        };
        /** @description A competing brand. */
        Competitor: {
            /**
             * @description Its name.
             * @example 理想汽车
             */
            name: string;
            /** @description Other names that mean it. */
            aliases: string[];
            /**
             * @description Its site; `null` when unknown.
             * @example https://www.lixiang.com
             */
            website: string | null;
        };
        /** @description A monitored brand with all that is known about it. */
        MonitoredBrand: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            id: string;
            /**
             * @description Chinese or English brand name.
             * @example 蔚来
             */
            name: string;
            /**
             * @description Industry category.
             * @example 新能源汽车
             */
            category: string;
            /**
             * @description Address of the brand's own site; `null` when unknown.
             * @example https://www.nio.cn
             */
            website: string | null;
            /**
             * @description Language in which questions about it are asked: `zh` or `en`.
             * @example zh
             */
            language: string;
            /** @description Other names that mean the brand. */
            aliases: string[];
            /** @description The brand's own domains, beside that of its site. */
            domains: string[];
            /** @description The brand's own accounts on social platforms. */
            handles: string[];
            /** @description Brands that it is compared with. */
            competitors: components["schemas"]["Competitor"][];
            /**
             * @description When it is scanned by itself, a cron expression in UTC; `null` when it is not.
             * @example 17 2 * * *
             */
            schedule: string | null;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             * @example 2026-11-20T03:15:00.000Z
             */
            createdAt: string;
        };
        /** @description The monitored brands of the account. */
        MonitoredBrandList: {
            /** @description At most 100 brands, newest first. */
            brands: components["schemas"]["MonitoredBrand"][];
        };
        /** @description The brand to monitor. */
        BrandRequest: {
            /**
             * @description Chinese or English brand name.
             * @example 蔚来
             */
            name: string;
            /**
             * @description Industry category, as a buyer would call it.
             * @example 新能源汽车
             */
            category: string;
            /**
             * Format: uri
             * @description Address of the brand's own site, http or https; a domain name in other scripts in its ASCII form.
             * @example https://www.nio.cn
             */
            website?: string;
        };
        /**
         * @description A name.
         * @example NIO
         */
        BrandName: string;
        /** @description A competing brand. */
        CompetitorRequest: {
            name: components["schemas"]["BrandName"];
            /**
             * @description Other names that mean it.
             * @default []
             * @example [
             *       "Li Auto"
             *     ]
             */
            aliases?: components["schemas"]["BrandName"][];
            /**
             * Format: uri
             * @description Its site, http or https.
             * @example https://www.lixiang.com
             */
            website?: string | null;
        };
        /** @description What to change. A list replaces the one before; what is left out stays as it is. */
        BrandChange: {
            /**
             * @description Other names that mean the brand.
             * @example [
             *       "NIO"
             *     ]
             */
            aliases?: components["schemas"]["BrandName"][];
            /**
             * Format: uri
             * @description Address of the brand's own site, http or https; `null` removes it.
             * @example https://www.nio.cn
             */
            website?: string | null;
            /**
             * @description Domains that are the brand's own, beside that of its site; names in other scripts in their ASCII form.
             * @example [
             *       "nio.com"
             *     ]
             */
            domains?: string[];
            /**
             * @description The brand's own accounts on social platforms.
             * @example [
             *       "@nio"
             *     ]
             */
            handles?: string[];
            /** @description Brands to compare with, at most 10. */
            competitors?: components["schemas"]["CompetitorRequest"][];
            /**
             * @description When to scan it by itself: a cron expression of five fields in UTC, at least 60 minutes between scans; `null` for never. A new brand is scanned daily.
             * @example 17 2 * * *
             */
            schedule?: string | null;
        };
        /** @description The brand is no longer monitored. What was measured is kept. */
        BrandArchived: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was archived, UTC.
             * @example 2026-11-21T04:00:00.000Z
             */
            archivedAt: string;
        };
        /**
         * @description Step of the AIDA funnel.
         * @example interest
         * @enum {string}
         */
        PromptStage: "awareness" | "interest" | "desire" | "action";
        /** @description A question that may be asked about a brand. */
        Prompt: {
            /**
             * Format: uuid
             * @description Identifier of the prompt, `promptId` of the picker.
             * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description The question as it is asked.
             * @example 哪款新能源汽车最适合带孩子出行？
             */
            text: string;
            /**
             * @description Hash of its words, `promptHash` of citations.
             * @example 9b74c9897bac770ffc029102a200c5de
             */
            hash: string;
            /**
             * @description `zh` or `en`.
             * @example zh
             */
            language: string;
            /**
             * @description Step of the AIDA funnel, `awareness`, `interest`, `desire` or `action`.
             * @example interest
             */
            stage: string;
            /**
             * @description It names neither the brand nor one of its aliases. Visibility is measured over such prompts.
             * @example true
             */
            discovery: boolean;
            /**
             * @description Asked by probes that name no pack and by scheduled scans.
             * @example false
             */
            inPanel: boolean;
            /**
             * @description Where it comes from: `pack`, `generated` or `custom`. More may be added.
             * @example custom
             */
            source: string;
            /**
             * Format: date-time
             * @description When it was added, UTC.
             * @example 2026-11-21T02:00:00.000Z
             */
            createdAt: string;
        };
        /** @description A page of prompts. */
        PromptList: {
            /** @description Newest first. */
            prompts: components["schemas"]["Prompt"][];
            /**
             * Format: int32
             * @description Number of all prompts that match.
             * @example 1
             */
            total: number;
            /**
             * @description Where the next page begins; `null` on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description The question as it is asked, without placeholders.
         * @example 哪款新能源汽车最适合带孩子出行？
         */
        PromptText: string;
        /** @description The new prompt. */
        PromptRequest: {
            text: components["schemas"]["PromptText"];
            stage: components["schemas"]["PromptStage"];
        };
        /** @description What was generated. */
        PromptsGenerated: {
            /**
             * Format: int32
             * @description Prompts that are new.
             * @example 204
             */
            added: number;
            /**
             * Format: int32
             * @description Prompts that the brand has now.
             * @example 224
             */
            total: number;
        };
        /** @description What to change; what is left out stays as it is. */
        PromptChange: {
            text?: components["schemas"]["PromptText"];
            stage?: components["schemas"]["PromptStage"];
        };
        /** @description The prompt is picked no more. */
        PromptArchived: {
            /**
             * Format: uuid
             * @description Identifier of the prompt.
             * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was archived, UTC.
             * @example 2026-11-21T04:00:00.000Z
             */
            archivedAt: string;
        };
        /** @description A prompt pack. */
        PackSummary: {
            /**
             * Format: uuid
             * @description Identifier of the pack, `promptPackId` of a probe.
             * @example 019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2b
             */
            id: string;
            /**
             * @description Its name.
             * @example Discovery
             */
            name: string;
            /**
             * @description Whether probes that name no pack ask it.
             * @example true
             */
            isDefault: boolean;
            /**
             * Format: int32
             * @description Number of its templates.
             * @example 40
             */
            templates: number;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             * @example 2026-11-20T03:10:00.000Z
             */
            createdAt: string;
        };
        /** @description The account's prompt packs. */
        PackList: {
            /** @description In the order in which they were made. */
            packs: components["schemas"]["PackSummary"][];
        };
        /**
         * @description Name of the pack.
         * @example Family cars
         */
        PackName: string;
        /** @description A question with placeholders. */
        PromptTemplate: {
            /**
             * @description Brands are asked about in their own language.
             * @example zh
             * @enum {string}
             */
            language: "zh" | "en";
            /**
             * @description Step of the AIDA funnel.
             * @example awareness
             * @enum {string}
             */
            stage: "awareness" | "interest" | "desire" | "action";
            /**
             * @description The question. `{category}` and `{brand}` are filled in; with `{competitor}` it is asked once for each competitor.
             * @example {category}有哪些值得推荐的品牌？
             */
            text: string;
        };
        /** @description The templates, in the order in which they are asked. */
        PackTemplates: components["schemas"]["PromptTemplate"][];
        /** @description The new pack. */
        PackRequest: {
            name: components["schemas"]["PackName"];
            templates: components["schemas"]["PackTemplates"];
        };
        /** @description A question with placeholders. */
        PackTemplate: {
            /**
             * @description `zh` or `en`.
             * @example zh
             */
            language: string;
            /**
             * @description `awareness`, `interest`, `desire` or `action`.
             * @example awareness
             */
            stage: string;
            /**
             * @description The question.
             * @example {category}有哪些值得推荐的品牌？
             */
            text: string;
        };
        /** @description A prompt pack with its templates. */
        Pack: {
            /**
             * Format: uuid
             * @description Identifier of the pack.
             * @example 019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2b
             */
            id: string;
            /**
             * @description Its name.
             * @example Family cars
             */
            name: string;
            /**
             * @description Whether probes that name no pack ask it.
             * @example false
             */
            isDefault: boolean;
            /** @description In the order in which they are asked. */
            templates: components["schemas"]["PackTemplate"][];
            /**
             * Format: date-time
             * @description When it was made, UTC.
             * @example 2026-11-21T02:00:00.000Z
             */
            createdAt: string;
        };
        /** @description What to change; what is left out stays as it is. */
        PackChange: {
            name?: components["schemas"]["PackName"];
            templates?: components["schemas"]["PackTemplates"];
        };
        /** @description The pack is asked no more. What was measured with it is kept. */
        PackArchived: {
            /**
             * Format: uuid
             * @description Identifier of the pack.
             * @example 019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2b
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was archived, UTC.
             * @example 2026-11-21T04:00:00.000Z
             */
            archivedAt: string;
        };
        /**
         * @description A platform of the versioned interface.
         * @example deepseek
         * @enum {string}
         */
        Platform: "deepseek" | "kimi" | "glm" | "qwen" | "doubao" | "chatgpt" | "gemini" | "perplexity";
        /** @description An answer, without its text. */
        AnswerSummary: {
            /**
             * Format: uuid
             * @description Identifier of the answer.
             * @example 019aa3f1-c0de-7a1b-8c2d-3e4f50617283
             */
            id: string;
            /**
             * Format: uuid
             * @description The run that asked.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * Format: uuid
             * @description The brand that the run is about; `null` where that is none of the account's.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string | null;
            /**
             * @description Name of the brand that the run is about.
             * @example 蔚来
             */
            brandName: string;
            /**
             * @description Platform identifier.
             * @example deepseek
             */
            platform: string;
            /**
             * @description Model that answered.
             * @example deepseek-chat
             */
            model: string;
            /**
             * @description The question, as it was asked.
             * @example 新能源汽车有哪些值得推荐的品牌？
             */
            prompt: string;
            /**
             * Format: date-time
             * @description When it was answered, UTC.
             * @example 2026-11-21T02:03:01.120Z
             */
            answeredAt: string;
            /**
             * @description Whether the answer names the brand; `null` while not analysed.
             * @example true
             */
            mentioned: boolean | null;
            /**
             * Format: int32
             * @description Rank of the brand in the answer, 0 when not named; `null` while not analysed.
             * @example 2
             */
            rank: number | null;
            /**
             * @description `positive`, `neutral` or `negative`; `null` when the brand is not named.
             * @example positive
             */
            sentiment: string | null;
        };
        /** @description Answers of platforms, newest first. */
        AnswerList: {
            /** @description Newest first. */
            answers: components["schemas"]["AnswerSummary"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description A cited source. */
        AnswerSource: {
            /**
             * @description Address.
             * @example https://www.autohome.com.cn/news/1
             */
            url: string;
            /**
             * @description Title; `null` when the platform gave none.
             * @example 新能源汽车推荐
             */
            title: string | null;
        };
        /** @description An answer in full. */
        Answer: {
            /**
             * Format: uuid
             * @description Identifier of the answer.
             * @example 019aa3f1-c0de-7a1b-8c2d-3e4f50617283
             */
            id: string;
            /**
             * Format: uuid
             * @description The run that asked.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * Format: uuid
             * @description The brand that the run is about; `null` where that is none of the account's.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string | null;
            /**
             * @description Name of the brand that the run is about.
             * @example 蔚来
             */
            brandName: string;
            /**
             * @description Platform identifier.
             * @example deepseek
             */
            platform: string;
            /**
             * @description Model that answered.
             * @example deepseek-chat
             */
            model: string;
            /**
             * @description The question, as it was asked.
             * @example 新能源汽车有哪些值得推荐的品牌？
             */
            prompt: string;
            /**
             * Format: date-time
             * @description When it was answered, UTC.
             * @example 2026-11-21T02:03:01.120Z
             */
            answeredAt: string;
            /**
             * @description Whether the answer names the brand; `null` while not analysed.
             * @example true
             */
            mentioned: boolean | null;
            /**
             * Format: int32
             * @description Rank of the brand in the answer, 0 when not named; `null` while not analysed.
             * @example 2
             */
            rank: number | null;
            /**
             * @description `positive`, `neutral` or `negative`; `null` when the brand is not named.
             * @example positive
             */
            sentiment: string | null;
            /**
             * @description The whole answer, as the platform gave it.
             * @example 1. 比亚迪 … 2. 蔚来 ET5：支持换电，适合没有家充桩的家庭。
             */
            text: string;
            /** @description What the platform itself cited. */
            sources: components["schemas"]["AnswerSource"][];
            /**
             * Format: int64
             * @description Tokens of the question; `null` when unknown.
             * @example 42
             */
            inputTokens: number | null;
            /**
             * Format: int64
             * @description Tokens of the answer; `null` when unknown.
             * @example 812
             */
            outputTokens: number | null;
            /**
             * Format: double
             * @description What it cost, in US dollars; `null` when unknown.
             * @example 0.00124
             */
            costUsd: number | null;
            /**
             * Format: int64
             * @description How long the platform took, in milliseconds.
             * @example 5320
             */
            latencyMs: number;
        };
        /** @description Questions of the run. */
        RunAsks: {
            /**
             * Format: int32
             * @description Questions planned.
             * @example 40
             */
            total: number;
            /**
             * Format: int32
             * @description Questions answered so far.
             * @example 39
             */
            answered: number;
            /**
             * Format: int32
             * @description Questions that no answer came to, or that were never asked.
             * @example 1
             */
            failed: number;
        };
        /** @description A probe run. */
        RunSummary: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * Format: uuid
             * @description Brand that is scanned.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string | null;
            /**
             * @description Its name.
             * @example 蔚来
             */
            brandName: string;
            /**
             * @description `queued`, `running`, `completed`, `failed` or `cancelled`.
             * @example completed
             */
            status: string;
            /** @description Platforms that are asked. */
            platforms: string[];
            asks: components["schemas"]["RunAsks"];
            /**
             * Format: double
             * @description Share of the answers to discovery prompts that name the brand; `null` while running, or without any.
             * @example 0.4375
             */
            visibility: number | null;
            /**
             * Format: date-time
             * @description When it was started, UTC.
             * @example 2026-11-21T02:02:40.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example 2026-11-21T02:03:11.482Z
             */
            completedAt: string | null;
        };
        /** @description Probe runs, newest first. */
        RunList: {
            /** @description Newest first. */
            probes: components["schemas"]["RunSummary"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description 95 % Wilson score interval of a rate: the range of true rates that agree with the answers seen. Few answers make it wide. */
        Interval: {
            /**
             * Format: double
             * @description Lower bound, a fraction.
             * @example 0.2582
             */
            low: number;
            /**
             * Format: double
             * @description Upper bound, a fraction.
             * @example 0.6579
             */
            high: number;
        };
        /** @description Why a platform gave no answer. Present only then. */
        PlatformError: {
            /**
             * @description Known values: `not_configured`, `timeout`, `rate_limited`, `quota_exhausted`, `unavailable`, `unauthorized`, `invalid_response`, `too_large`, `circuit_open`, `cancelled`. More may be added.
             * @example timeout
             */
            code: string;
            /**
             * @description Sentence for people.
             * @example The platform did not answer within 30 seconds.
             */
            message: string;
        };
        /** @description How the brand appears on one platform, over all its answers of the run. When the platform gave none, `error` says why and every figure but `answers` and `mentions` (0) is `null`. */
        ProbePlatformResult: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `glm`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example deepseek
             */
            platform: string;
            /**
             * @description Whether at least one answer mentions the brand.
             * @example true
             */
            mentioned: boolean | null;
            /**
             * Format: int32
             * @description Lower median of the ranks in the answers that mention the brand, 1 being the first place; 0 when none does.
             * @example 2
             */
            rank: number | null;
            /**
             * @description Excerpt of the answer that ranks the brand best; empty when none mentions it.
             * @example 2. 蔚来 ET5：支持换电，适合没有家充桩的家庭。
             */
            snippet: string | null;
            /**
             * Format: int64
             * @description Tokens of all answers, prompts included; `null` when unknown.
             * @example 18240
             */
            tokensUsed: number | null;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 20
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 9
             */
            mentions: number;
            /** @description 95 % interval of `mentions` divided by `answers`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            error?: components["schemas"]["PlatformError"];
        };
        /** @description A probe run with its results. */
        RunDetail: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * Format: uuid
             * @description Brand that is scanned.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string | null;
            /**
             * @description Its name.
             * @example 蔚来
             */
            brandName: string;
            /**
             * @description `queued`, `running`, `completed`, `failed` or `cancelled`.
             * @example completed
             */
            status: string;
            /** @description Platforms that are asked. */
            platforms: string[];
            asks: components["schemas"]["RunAsks"];
            /**
             * Format: double
             * @description Share of the answers to discovery prompts that name the brand; `null` while running, or without any.
             * @example 0.4375
             */
            visibility: number | null;
            /**
             * Format: date-time
             * @description When it was started, UTC.
             * @example 2026-11-21T02:02:40.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example 2026-11-21T02:03:11.482Z
             */
            completedAt: string | null;
            /** @description One entry per platform once the run has ended; empty before. */
            results: components["schemas"]["ProbePlatformResult"][];
        };
        /** @description A rotation of the secret that is under way. */
        WebhookRotation: {
            /**
             * Format: date-time
             * @description When the new secret was made, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the old secret signs no more, UTC.
             * @example 2026-11-22T08:00:00.000Z
             */
            endsAt: string;
        };
        /** @description An endpoint. */
        Webhook: {
            /**
             * Format: uuid
             * @description Identifier of the endpoint.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            id: string;
            /**
             * @description Whose events it receives, `direct` or `v1`.
             * @example v1
             */
            interface: string;
            /**
             * Format: uri
             * @description Address that receives the events.
             * @example https://example.org/hooks/answerscope
             */
            url: string;
            /** @description Event types that are delivered. */
            events: string[];
            /**
             * @description Note for your own use.
             * @example Alerts for the brand team
             */
            description: string | null;
            /**
             * @description `enabled`, `paused`, `disabled` or `deleted`.
             * @example enabled
             */
            status: string;
            /**
             * @description Why it is disabled: `gone` (it answered 410) or `failing` (for 5 days); else `null`.
             * @example null
             */
            disabledReason: string | null;
            /**
             * Format: date-time
             * @description First failure after the last success, UTC; `null` while it answers.
             * @example null
             */
            failingSince: string | null;
            /** @description The rotation under way; `null` when there is none. */
            rotation: components["schemas"]["WebhookRotation"] | null;
            /**
             * Format: date-time
             * @description When it was registered, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            updatedAt: string;
        };
        /** @description The account's endpoints. */
        WebhookList: {
            /** @description Oldest first. */
            webhooks: components["schemas"]["Webhook"][];
        };
        /**
         * @description Event type that an endpoint can choose, the first four of `v1`, the others of `direct`.
         * @example citation.discovered
         * @enum {string}
         */
        SelectableEventType: "citation.discovered" | "priority.changed" | "sentinel.triggered" | "uplift.measured" | "wiki.page.created" | "wiki.page.updated" | "lint.issue.detected" | "aeo.batch.completed" | "citation.gap.alert";
        /** @description The endpoint to register. */
        WebhookCreation: {
            /**
             * @description Whose events it receives, with that interface's signature.
             * @example v1
             * @enum {string}
             */
            interface: "direct" | "v1";
            /**
             * Format: uri
             * @description Address that receives the events. It must be https, carry no user name or password, and lead to public addresses only. (An installation may allow plain http on networks that its operator names.)
             * @example https://example.org/hooks/answerscope
             */
            url: string;
            /**
             * @description Event types to deliver, all of the endpoint's interface.
             * @example [
             *       "citation.discovered",
             *       "sentinel.triggered"
             *     ]
             */
            events: components["schemas"]["SelectableEventType"][];
            /**
             * @description Note for your own use.
             * @example Alerts for the brand team
             */
            description?: string;
        };
        /** @description An endpoint with a new secret. */
        WebhookCreated: {
            /**
             * @description Secret that signs the deliveries, `whsec_` and base64. Shown only here, once.
             * @example whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZSE=
             */
            secret: string;
            webhook: components["schemas"]["Webhook"];
        };
        /** @description What to change; what is left out stays. */
        WebhookChange: {
            /**
             * Format: uri
             * @description Address that receives the events. It must be https, carry no user name or password, and lead to public addresses only. (An installation may allow plain http on networks that its operator names.)
             * @example https://example.org/hooks/answerscope
             */
            url?: string;
            /**
             * @description Event types to deliver, all of the endpoint's interface.
             * @example [
             *       "citation.discovered",
             *       "sentinel.triggered"
             *     ]
             */
            events?: components["schemas"]["SelectableEventType"][];
            /**
             * @description Note for your own use.
             * @example Alerts for the brand team
             */
            description?: string;
        };
        /** @description What is sent of one event to one endpoint. */
        Delivery: {
            /**
             * Format: uuid
             * @description Identifier of the delivery.
             * @example 019aa3f6-1c2d-7e3f-8041-526374859607
             */
            id: string;
            /**
             * Format: uuid
             * @description Endpoint that it goes to.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description Event that is delivered.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example citation.discovered
             */
            type: string;
            /**
             * Format: int32
             * @description 0 for the first delivery of the event to the endpoint, 1 for its first replay, and so on.
             * @example 0
             */
            replay: number;
            /**
             * @description `pending`, `held` (the endpoint is paused), `delivered`, `failed` or `cancelled`.
             * @example delivered
             */
            status: string;
            /**
             * Format: int32
             * @description Attempts so far.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, UTC; `null` when none follows.
             * @example 2026-11-21T08:05:36.204Z
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description When the event happened, or the replay was asked for, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example 2026-11-21T08:05:05.160Z
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was added to an alert, UTC; `null` when it was not.
             * @example null
             */
            escalatedAt: string | null;
        };
        /** @description Deliveries, newest first. */
        DeliveryList: {
            /** @description Newest first. */
            deliveries: components["schemas"]["Delivery"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description An attempt. */
        DeliveryAttempt: {
            /**
             * Format: int32
             * @description 1 for the first.
             * @example 1
             */
            number: number;
            /**
             * @description `delivered` or `failed`.
             * @example failed
             */
            outcome: string;
            /**
             * Format: int32
             * @description Status that the receiver answered; `null` when it did not.
             * @example 500
             */
            responseStatus: number | null;
            /**
             * @description The first 16 KiB of what the receiver answered, as text; `null` when there was none.
             * @example Internal Server Error
             */
            responseBody: string | null;
            /**
             * @description Why it failed: `status`, `redirect`, `timeout`, `connection`, `tls`, `dns` or `forbidden_address`. More may be added. `null` for a delivered one.
             * @example status
             */
            failure: string | null;
            /**
             * Format: date-time
             * @description When it began, UTC.
             * @example 2026-11-21T08:05:05.012Z
             */
            startedAt: string;
            /**
             * Format: int32
             * @description How long it took, in milliseconds.
             * @example 84
             */
            durationMs: number;
        };
        /** @description A delivery with its payload and attempts. */
        DeliveryDetail: {
            /**
             * Format: uuid
             * @description Identifier of the delivery.
             * @example 019aa3f6-1c2d-7e3f-8041-526374859607
             */
            id: string;
            /**
             * Format: uuid
             * @description Endpoint that it goes to.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description Event that is delivered.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example citation.discovered
             */
            type: string;
            /**
             * Format: int32
             * @description 0 for the first delivery of the event to the endpoint, 1 for its first replay, and so on.
             * @example 0
             */
            replay: number;
            /**
             * @description `pending`, `held` (the endpoint is paused), `delivered`, `failed` or `cancelled`.
             * @example delivered
             */
            status: string;
            /**
             * Format: int32
             * @description Attempts so far.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt is due, UTC; `null` when none follows.
             * @example 2026-11-21T08:05:36.204Z
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description When the event happened, or the replay was asked for, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example 2026-11-21T08:05:05.160Z
             */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When it was added to an alert, UTC; `null` when it was not.
             * @example null
             */
            escalatedAt: string | null;
            /**
             * @description The request body, exactly as it is sent.
             * @example {"eventId":"019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b"}
             */
            payload: string;
            /** @description Attempts, the first first. */
            history: components["schemas"]["DeliveryAttempt"][];
        };
        /** @description An event. */
        EventSummary: {
            /**
             * Format: uuid
             * @description Identifier of the event, `eventId` of what is sent.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            id: string;
            /**
             * @description Event type.
             * @example citation.discovered
             */
            type: string;
            /**
             * Format: uuid
             * @description Brand that it belongs to; `null` for events of no brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string | null;
            /**
             * Format: date-time
             * @description When it happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
        };
        /** @description Events, newest first. */
        EventList: {
            /** @description Newest first. */
            events: components["schemas"]["EventSummary"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description Where to send the event. */
        EventReplay: {
            /**
             * Format: uuid
             * @description The one endpoint; every endpoint that chooses the type when omitted.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId?: string;
        };
        /** @description Deliveries of one event. */
        DeliveryGroup: {
            /** @description One for each endpoint. */
            deliveries: components["schemas"]["Delivery"][];
        };
        /** @description Deliveries to one endpoint that need somebody's attention. */
        Alert: {
            /**
             * Format: uuid
             * @description Identifier of the alert.
             * @example 019aa3f7-2d3e-7f40-8152-637485960718
             */
            id: string;
            /**
             * Format: uuid
             * @description Endpoint that did not take them.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId: string;
            /**
             * @description `open` or `resolved`.
             * @example open
             */
            status: string;
            /**
             * Format: int32
             * @description Deliveries that were escalated.
             * @example 3
             */
            deliveries: number;
            /**
             * @description Why the latest of them failed, as in an attempt; `null` when it was never tried.
             * @example status
             */
            lastFailure: string | null;
            /**
             * Format: date-time
             * @description When the first was escalated, UTC.
             * @example 2026-11-22T08:05:05.000Z
             */
            openedAt: string;
            /**
             * Format: date-time
             * @description When the latest was escalated, UTC.
             * @example 2026-11-22T08:07:41.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it was resolved, UTC.
             * @example null
             */
            resolvedAt: string | null;
            /**
             * Format: uuid
             * @description Who resolved it.
             * @example null
             */
            resolvedBy: string | null;
        };
        /** @description Alerts, newest first. */
        AlertList: {
            /** @description Newest first. */
            alerts: components["schemas"]["Alert"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description A competitor that an answer mentions. */
        MentionedCompetitor: {
            /**
             * @description Name of the competitor.
             * @example 比亚迪
             */
            name: string;
            /**
             * Format: int32
             * @description Its rank in the answer.
             * @example 1
             */
            rank: number;
        };
        /** @description A stored answer, with what the analysis found in it about the brand. */
        AnalysedAnswer: {
            /**
             * Format: uuid
             * @description Identifier of the answer.
             * @example 019aa3f1-c0de-7a1b-8c2d-3e4f50617283
             */
            id: string;
            /**
             * Format: uuid
             * @description The run that asked.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * @description Platform identifier.
             * @example deepseek
             */
            platform: string;
            /**
             * @description Model that answered.
             * @example deepseek-chat
             */
            model: string;
            /**
             * @description The question, as it was asked.
             * @example 新能源汽车有哪些值得推荐的品牌？
             */
            prompt: string;
            /**
             * @description Hash of the prompt; the same prompt always has the same hash.
             * @example 9b74c9897bac770ffc029102a200c5de
             */
            promptHash: string;
            /**
             * @description `awareness`, `interest`, `desire` or `action`; `null` for a prompt without one.
             * @example interest
             */
            stage: string | null;
            /**
             * @description `zh` or `en`.
             * @example zh
             */
            language: string;
            /**
             * @description The prompt names neither the brand nor its aliases.
             * @example true
             */
            discovery: boolean;
            /**
             * @description An extra sample of a scheduled scan, which counts toward no visibility.
             * @example false
             */
            adaptive: boolean;
            /**
             * Format: date-time
             * @description When it was answered, UTC.
             * @example 2026-11-21T02:00:00.000Z
             */
            answeredAt: string;
            /**
             * @description Whether it mentions the brand.
             * @example true
             */
            mentioned: boolean;
            /**
             * Format: int32
             * @description Offset of the first mention in Unicode code points; −1 when not mentioned.
             * @example 61
             */
            position: number;
            /**
             * Format: int32
             * @description Rank of the brand; 0 when not mentioned.
             * @example 2
             */
            rank: number;
            /**
             * @description `positive`, `neutral` or `negative`; `null` when not mentioned.
             * @example positive
             */
            sentiment: string | null;
            /**
             * @description The sentence of the first mention; empty when there is none.
             * @example 2. 蔚来 ET5：支持换电。
             */
            snippet: string;
            /** @description Competitors that it mentions. */
            competitors: components["schemas"]["MentionedCompetitor"][];
            /** @description Addresses of the sources that it cites. */
            citations: string[];
        };
        /** @description Answers behind a figure, newest first. */
        AnalysedAnswerList: {
            /** @description Newest first. */
            answers: components["schemas"]["AnalysedAnswer"][];
            /**
             * Format: int32
             * @description All answers that match, not only those of this page.
             * @example 42
             */
            total: number;
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description The scores as they were at one moment, each over the 30 days before; `null` for what was not known. */
        AuthoritySnapshot: {
            /**
             * Format: date-time
             * @description When they were computed, UTC.
             * @example 2026-11-21T02:03:11.600Z
             */
            scoredAt: string;
            /**
             * Format: double
             * @description GEO score, 0 to 100.
             * @example 47.5
             */
            geoScore: number | null;
            /**
             * Format: double
             * @description E-E-A-T score, 0 to 100.
             * @example 47.5
             */
            eeatScore: number | null;
            /**
             * Format: double
             * @description Citations per answer that mentions the brand.
             * @example 47.5
             */
            citationDensity: number | null;
            /**
             * Format: double
             * @description 0 to 100.
             * @example 47.5
             */
            experience: number | null;
            /**
             * Format: double
             * @description 0 to 100.
             * @example 47.5
             */
            expertise: number | null;
            /**
             * Format: double
             * @description 0 to 100.
             * @example 47.5
             */
            authoritativeness: number | null;
            /**
             * Format: double
             * @description 0 to 100.
             * @example 47.5
             */
            trustworthiness: number | null;
            /**
             * Format: int32
             * @description Answers that they are over.
             * @example 1200
             */
            answers: number;
        };
        /** @description Authority scores over time. */
        AuthorityCourse: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /** @description Oldest first. */
            scores: components["schemas"]["AuthoritySnapshot"][];
        };
        /** @description The days that a dashboard response covers, both ends included, in UTC. */
        DashboardWindow: {
            /**
             * Format: int32
             * @description Number of days.
             * @example 30
             */
            days: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-10-23
             */
            from: string;
            /**
             * Format: date
             * @description Last day; today, incomplete until midnight UTC.
             * @example 2026-11-21
             */
            to: string;
        };
        /** @description One registrable domain. */
        CitedDomain: {
            /**
             * @description Registrable domain.
             * @example autohome.com.cn
             */
            domain: string;
            /**
             * @description Whether it is the brand's own.
             * @example false
             */
            own: boolean;
            /**
             * Format: int32
             * @description Sources of the domain in all answers together.
             * @example 31
             */
            citations: number;
            /**
             * Format: int32
             * @description Answers that cite it.
             * @example 27
             */
            answers: number;
            /**
             * Format: int32
             * @description Of these, those that mention the brand.
             * @example 19
             */
            mentionAnswers: number;
            /**
             * @description Platforms whose answers cite it.
             * @example [
             *       "deepseek",
             *       "doubao"
             *     ]
             */
            platforms: string[];
        };
        /** @description Where the answers about a brand take their sources from. */
        CitedDomains: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            window: components["schemas"]["DashboardWindow"];
            /**
             * Format: int32
             * @description Answers of the window, whether they cite anything or not.
             * @example 120
             */
            answers: number;
            /**
             * Format: int32
             * @description Domains that were cited; more than are listed where `limit` is less.
             * @example 48
             */
            total: number;
            /** @description By citations, then by name. */
            domains: components["schemas"]["CitedDomain"][];
        };
        /**
         * @description State of an incident.
         * @example open
         * @enum {string}
         */
        IncidentStatus: "open" | "investigating" | "resolved";
        /**
         * @description Severity of an incident, least first.
         * @example high
         * @enum {string}
         */
        IncidentSeverity: "low" | "medium" | "high" | "critical";
        /** @description Something that needs a person's attention. */
        Incident: {
            /**
             * Format: uuid
             * @description Identifier of the incident.
             * @example 019aa3f3-0d4b-7b92-a1c5-6e7f8091a2b3
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            severity: components["schemas"]["IncidentSeverity"];
            /**
             * @description Known values: `negative_surge`, `rank_collapse`, `impersonation`. More may be added.
             * @example negative_surge
             */
            type: string;
            /**
             * @description Sentence for people.
             * @example 负面提及激增：24 小时内 20 条，此前日均 5 条
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-20T06:12:45.000Z
             */
            openedAt: string;
            status: components["schemas"]["IncidentStatus"];
            /**
             * Format: int32
             * @description Pieces of evidence so far; new evidence raises it.
             * @example 20
             */
            evidenceCount: number;
        };
        /** @description Incidents, newest first. */
        IncidentPage: {
            /** @description Newest first. */
            incidents: components["schemas"]["Incident"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MDE5YWEzZjE
             */
            nextCursor: string | null;
        };
        /** @description One piece of evidence. */
        IncidentEvidence: {
            /**
             * Format: uuid
             * @description Identifier of the piece.
             * @example 019aa3f3-1c5d-7e8f-9a0b-1c2d3e4f5061
             */
            id: string;
            /**
             * Format: uuid
             * @description The answer it was found in, while that is kept.
             * @example 019aa3f1-c0de-7a1b-8c2d-3e4f50617283
             */
            answerId: string | null;
            /**
             * @description Platform identifier.
             * @example doubao
             */
            platform: string | null;
            /**
             * @description The passage.
             * @example 近期多位车主投诉蔚来的售后。
             */
            excerpt: string | null;
            /**
             * @description The address that it is about.
             * @example https://nio-official.top/
             */
            sourceUrl: string | null;
            /**
             * Format: date-time
             * @description When it was observed, UTC.
             * @example 2026-11-20T05:58:01.000Z
             */
            observedAt: string;
        };
        /** @description An incident with its course and its evidence. */
        IncidentDetail: {
            /**
             * Format: uuid
             * @description Identifier of the incident.
             * @example 019aa3f3-0d4b-7b92-a1c5-6e7f8091a2b3
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            severity: components["schemas"]["IncidentSeverity"];
            /**
             * @description Known values: `negative_surge`, `rank_collapse`, `impersonation`. More may be added.
             * @example negative_surge
             */
            type: string;
            /**
             * @description Sentence for people.
             * @example 负面提及激增：24 小时内 20 条，此前日均 5 条
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-20T06:12:45.000Z
             */
            openedAt: string;
            status: components["schemas"]["IncidentStatus"];
            /**
             * Format: int32
             * @description Pieces of evidence so far.
             * @example 20
             */
            evidenceCount: number;
            /**
             * @description What it is about beside the brand, such as an imitated address; empty where there is nothing.
             * @example x.com/@acme_support
             */
            subject: string;
            /**
             * Format: date-time
             * @description When it last changed, UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When somebody took it up, UTC.
             * @example 2026-11-20T08:00:00.000Z
             */
            investigatedAt: string | null;
            /**
             * Format: uuid
             * @description Who did; a person of the team.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            investigatedBy: string | null;
            /**
             * Format: date-time
             * @description When it was resolved, UTC.
             * @example 2026-11-20T09:00:00.000Z
             */
            resolvedAt: string | null;
            /**
             * Format: uuid
             * @description Who resolved it; a person of the team.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            resolvedBy: string | null;
            /** @description The newest first. */
            evidence: components["schemas"]["IncidentEvidence"][];
        };
        /** @description A page in a list. */
        WikiPageSummary: {
            /**
             * Format: uuid
             * @description Identifier of the page.
             * @example 019aa3f5-1a2b-7c3d-8e4f-5061728394a5
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Its address among the pages of the brand, for links as in `[[et5]]`.
             * @example 蔚来-et5
             */
            slug: string;
            /**
             * @description Title.
             * @example 蔚来 ET5 产品资料
             */
            title: string;
            /**
             * Format: int32
             * @description Revision that was saved last, 1 being the first.
             * @example 1
             */
            revision: number;
            /**
             * Format: uuid
             * @description Identifier of the person who saved it.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            updatedBy: string | null;
            /**
             * Format: date-time
             * @description When the page was created, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was saved last, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Issues that the lint finds in it.
             * @example 1
             */
            openIssues: number;
        };
        /** @description A page of pages. */
        WikiPageList: {
            /** @description Newest first. */
            pages: components["schemas"]["WikiPageSummary"][];
            /**
             * @description Where the next page begins; `null` on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /** @description A fact. What it lacks is found by the lint. */
        WikiFactInput: {
            /**
             * @description What it is about; the name of the brand when omitted.
             * @example 蔚来 ET5
             */
            subject?: string;
            /**
             * @description What of it.
             * @example CLTC 续航
             */
            attribute: string;
            /**
             * @description Its value, with the unit.
             * @example 560 公里
             */
            value: string;
            /**
             * Format: uri
             * @description Address of the source, http or https.
             * @example https://www.nio.cn/et5
             */
            sourceUrl?: string | null;
            /**
             * @description Name of the source.
             * @example 蔚来官网
             */
            sourceTitle?: string | null;
            /**
             * Format: date
             * @description Day on which it was true.
             * @example 2026-10-01
             */
            asOf?: string | null;
        };
        /** @description The new page. */
        WikiPageRequest: {
            /**
             * @description Title.
             * @example 蔚来 ET5 产品资料
             */
            title: string;
            /**
             * @description Its address; made of the title when omitted. Kept in lower case, with hyphens between the words.
             * @example 蔚来-et5
             */
            slug?: string;
            /**
             * @description Text, Markdown, at most 20,000 characters.
             * @example 蔚来 ET5 支持换电。
             */
            body?: string;
            /** @description Facts, at most 100. */
            facts?: components["schemas"]["WikiFactInput"][];
        };
        /** @description Something that a page says, with where it comes from. */
        WikiFact: {
            /**
             * @description What it is about: the brand, or a product.
             * @example 蔚来 ET5
             */
            subject: string;
            /**
             * @description What of it.
             * @example CLTC 续航
             */
            attribute: string;
            /**
             * @description Its value, with the unit.
             * @example 560 公里
             */
            value: string;
            /**
             * Format: uri
             * @description Address of the source; `null` when there is none.
             * @example https://www.nio.cn/et5
             */
            sourceUrl: string | null;
            /**
             * @description Name of the source; `null` when there is none.
             * @example 蔚来官网
             */
            sourceTitle: string | null;
            /**
             * Format: date
             * @description Day on which it was true; `null` when not known.
             * @example 2026-10-01
             */
            asOf: string | null;
        };
        /** @description Something that is wrong with a page. */
        LintIssue: {
            /**
             * Format: uuid
             * @description Identifier of the issue.
             * @example 019aa3f5-2b3c-7d4e-8f50-61728394a5b6
             */
            id: string;
            /**
             * @description Rule that is broken: `unsourced_claim`, `contradiction`, `stale_date`, `missing_field` or `broken_link`. More may be added.
             * @example unsourced_claim
             */
            rule: string;
            /**
             * @description `low`, `medium`, `high` or `critical`.
             * @example medium
             */
            severity: string;
            /**
             * @description Sentence for people.
             * @example “换电站 2400 座。” has no source.
             */
            message: string;
            /**
             * @description What of the page it is in: `body`, `facts`, or one fact as `facts[2]`.
             * @example body
             */
            field: string;
            /**
             * Format: int32
             * @description Where it begins in the body, 0-based, in Unicode code points; 0 where the body does not have it.
             * @example 16
             */
            position: number;
            /**
             * Format: date-time
             * @description When it was found first, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            detectedAt: string;
        };
        /** @description A page as it is. */
        WikiPage: {
            /**
             * Format: uuid
             * @description Identifier of the page.
             * @example 019aa3f5-1a2b-7c3d-8e4f-5061728394a5
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Its address among the pages of the brand, for links as in `[[et5]]`.
             * @example 蔚来-et5
             */
            slug: string;
            /**
             * @description Title.
             * @example 蔚来 ET5 产品资料
             */
            title: string;
            /**
             * Format: int32
             * @description Revision that was saved last, 1 being the first.
             * @example 1
             */
            revision: number;
            /**
             * Format: uuid
             * @description Identifier of the person who saved it.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            updatedBy: string | null;
            /**
             * Format: date-time
             * @description When the page was created, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was saved last, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            updatedAt: string;
            /**
             * @description Text, Markdown. `[[address]]` and `[text](/wiki/address)` lead to another page of the brand.
             * @example 蔚来 ET5 支持换电。
             */
            body: string;
            /** @description Facts, each with its source. */
            facts: components["schemas"]["WikiFact"][];
            /** @description What the lint finds in it, in the order of the page. */
            issues: components["schemas"]["LintIssue"][];
        };
        /** @description What to change; what is left out stays as it is. */
        WikiPageChange: {
            /**
             * Format: int32
             * @description Revision that the change is made to. Another one in the meantime is a 409.
             * @example 1
             */
            revision: number;
            /**
             * @description Title.
             * @example 蔚来 ET5 产品资料
             */
            title?: string;
            /**
             * @description Its address; made of the title when omitted. Kept in lower case, with hyphens between the words.
             * @example 蔚来-et5
             */
            slug?: string;
            /**
             * @description Text, Markdown, at most 20,000 characters.
             * @example 蔚来 ET5 支持换电。
             */
            body?: string;
            /** @description Facts, at most 100. */
            facts?: components["schemas"]["WikiFactInput"][];
        };
        /** @description The page is kept out of sight. */
        WikiPageArchived: {
            /**
             * Format: uuid
             * @description Identifier of the page.
             * @example 019aa3f5-1a2b-7c3d-8e4f-5061728394a5
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was archived, UTC.
             * @example 2026-11-21T09:00:00.000Z
             */
            archivedAt: string;
        };
        /** @description A page as it once was saved. */
        WikiRevision: {
            /**
             * Format: int32
             * @description 1 being the first.
             * @example 1
             */
            revision: number;
            /**
             * @description Title.
             * @example 蔚来 ET5 产品资料
             */
            title: string;
            /**
             * @description Text, Markdown. `[[address]]` and `[text](/wiki/address)` lead to another page of the brand.
             * @example 蔚来 ET5 支持换电。
             */
            body: string;
            /** @description Facts, each with its source. */
            facts: components["schemas"]["WikiFact"][];
            /**
             * Format: uuid
             * @description Identifier of the person who saved it.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            updatedBy: string | null;
            /**
             * Format: date-time
             * @description When it was saved, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
        };
        /** @description The revisions of a page. */
        WikiRevisionList: {
            /** @description Newest first. */
            revisions: components["schemas"]["WikiRevision"][];
        };
        /** @description One claimed fact. */
        FactClaim: {
            /**
             * @description The claim.
             * @example CLTC 续航 560 公里
             */
            claim: string;
            /**
             * @description Whether it carries what is needed to verify it, such as a number, a date or a named source.
             * @example true
             */
            verifiable: boolean;
        };
        /** @description What the rewrite is expected to bring. */
        ExpectedLift: {
            /**
             * @description What is lifted: `visibility`. More may be added.
             * @example visibility
             */
            metric: string;
            /**
             * Format: double
             * @description Expected change of the metric, a fraction (0.05 is five percentage points); 0 while `basis` is `prior`.
             * @example 0.043
             */
            delta: number;
            /**
             * @description `measured`: from lifts measured on earlier suggestions of the account. `prior`: fewer than five are measured so far.
             * @example measured
             */
            basis: string;
        };
        /** @description 95 % interval of the lift. */
        LiftInterval: {
            /**
             * Format: double
             * @description Lower end.
             * @example 0.02
             */
            low: number;
            /**
             * Format: double
             * @description Upper end.
             * @example 0.12
             */
            high: number;
        };
        /** @description Visibility on the prompts aimed at, before and after. */
        MeasuredLift: {
            /**
             * Format: double
             * @description Fraction of answers in the 14 days before.
             * @example 0.21
             */
            before: number;
            /**
             * Format: double
             * @description Fraction of answers in the 14 days after.
             * @example 0.29
             */
            after: number;
            /**
             * Format: double
             * @description Its rise beyond that of the brand’s other prompts.
             * @example 0.07
             */
            lift: number;
            interval: components["schemas"]["LiftInterval"];
        };
        /** @description A suggested rewrite and what came of it. */
        ConsoleSuggestion: {
            /**
             * Format: uuid
             * @description Identifier of the suggestion.
             * @example 019aa3f3-7e2f-7d40-9a1b-2c3d4e5f6071
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Content that was to be improved.
             * @example 蔚来 ET5 支持换电，CLTC 续航 560 公里。
             */
            content: string;
            /**
             * @description What it is to serve: `comparison`, `how-to`, `faq`, `review`; `null` when not said.
             * @example faq
             */
            intent: string | null;
            /**
             * @description The content, rewritten.
             * @example 蔚来 ET5 的 CLTC 续航是 560 公里。它支持换电。
             */
            rewritten: string;
            /** @description The facts that it claims. */
            factClaims: components["schemas"]["FactClaim"][];
            /** @description The signals of trust that it carries. */
            eeatSignals: string[];
            expectedLift: components["schemas"]["ExpectedLift"];
            /** @description Hashes of the prompts that it aims at: there its lift is measured. */
            promptHashes: string[];
            /**
             * @description Platform that made it, or `extractive` when it was made by rules.
             * @example deepseek
             */
            source: string;
            /**
             * Format: double
             * @description What it cost, in US dollars; `null` when not known.
             * @example 0.0021
             */
            costUsd: number | null;
            /**
             * Format: date-time
             * @description When it was made, UTC.
             * @example 2026-11-01T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was put into use, UTC; `null` before.
             * @example 2026-11-02T08:00:00.000Z
             */
            appliedAt: string | null;
            /**
             * Format: date-time
             * @description When its lift was measured, UTC, 14 days after it was put into use; `null` before.
             * @example 2026-11-17T08:00:00.000Z
             */
            measuredAt: string | null;
            /** @description What it brought; `null` before it is measured, and where there were too few answers. */
            measurement: components["schemas"]["MeasuredLift"] | null;
        };
        /** @description A page of suggestions. */
        ConsoleSuggestionList: {
            /** @description Newest first. */
            suggestions: components["schemas"]["ConsoleSuggestion"][];
            /**
             * @description Where the next page begins; `null` on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /** @description A batch and how far it is. */
        RewriteBatch: {
            /**
             * Format: uuid
             * @description Identifier of the batch.
             * @example 019aa3f5-3c4d-7e5f-8061-728394a5b6c7
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description `queued`, `running`, `completed`, `failed` when no text could be rewritten, or `cancelled`.
             * @example running
             */
            status: string;
            /**
             * Format: int32
             * @description Texts of the batch.
             * @example 2
             */
            total: number;
            /**
             * Format: int32
             * @description Texts that are rewritten.
             * @example 1
             */
            succeeded: number;
            /**
             * Format: int32
             * @description Texts that could not be rewritten, or were cancelled.
             * @example 0
             */
            failed: number;
            /**
             * Format: double
             * @description What it has cost so far, in US dollars.
             * @example 0.0062
             */
            costUsd: number;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example null
             */
            completedAt: string | null;
        };
        /** @description A page of batches. */
        RewriteBatchList: {
            /** @description Newest first. */
            batches: components["schemas"]["RewriteBatch"][];
            /**
             * @description Where the next page begins; `null` on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /** @description The texts. */
        RewriteBatchRequest: {
            /**
             * Format: uuid
             * @description Brand that the texts are about.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Whom the texts address.
             * @example 首次购买电动车的家庭
             */
            audience?: string;
            /** @description Texts to rewrite, at most 50. All of them together must fit into a request, 256 KiB. */
            texts: string[];
        };
        /** @description One question and its answer. */
        FaqPair: {
            /**
             * @description Question.
             * @example 蔚来 ET5 的续航是多少？
             */
            q: string;
            /**
             * @description Answer.
             * @example CLTC 续航 560 公里。
             */
            a: string;
        };
        /** @description One rule and its points. */
        AvivCheck: {
            /**
             * @description Name of the rule. More may be added.
             * @example headline_length
             */
            check: string;
            /**
             * Format: double
             * @description Points reached.
             * @example 5
             */
            score: number;
            /**
             * Format: double
             * @description Points that could be reached.
             * @example 5
             */
            max: number;
        };
        /** @description One part of the score. */
        AvivPart: {
            /**
             * Format: double
             * @description Points reached.
             * @example 23
             */
            score: number;
            /**
             * Format: double
             * @description Points that could be reached.
             * @example 25
             */
            max: number;
            /** @description The single rules of the part. */
            checks: components["schemas"]["AvivCheck"][];
        };
        /** @description The four parts of `score_aviv`; their scores add up to it. */
        AvivBreakdown: {
            answer_first: components["schemas"]["AvivPart"];
            verifiable: components["schemas"]["AvivPart"];
            information_structure: components["schemas"]["AvivPart"];
            voice: components["schemas"]["AvivPart"];
        };
        /** @description The text in answer-first order, with its score. */
        RewriteResult: {
            /**
             * @description Headline.
             * @example 蔚来 ET5：可换电、CLTC 续航 560 公里的中型轿车
             */
            headline: string;
            /**
             * @description Direct answer.
             * @example 蔚来 ET5 是一款支持换电的中型电动轿车，CLTC 续航 560 公里。
             */
            section_1_answer: string;
            /** @description Evidence points, the strongest first. */
            section_2_evidence: string[];
            /**
             * @description Context.
             * @example 对首次购买电动车的家庭来说，换电可以减少等待充电的时间。
             */
            section_3_context: string;
            /** @description Questions and answers. */
            section_4_faq: components["schemas"]["FaqPair"][];
            /**
             * Format: double
             * @description Score of the rewrite, 0 to 100: answer first, verifiable, information structure and voice, 25 each. Computed by rules: the same rewrite always scores the same.
             * @example 86
             */
            score_aviv: number;
            score_breakdown: components["schemas"]["AvivBreakdown"];
            /**
             * @description Platform that made the rewrite, or `extractive` when it was made by rules.
             * @example deepseek
             */
            source: string;
            /**
             * Format: double
             * @description Time it took, in milliseconds.
             * @example 5230
             */
            latency_ms: number;
            /**
             * Format: double
             * @description What it cost, in US dollars; 0 for `extractive`.
             * @example 0.0031
             */
            cost_usd: number;
            /**
             * @description JSON-LD document (`FAQPage` and `Article`), serialised, safe to put into a script element as it stands.
             * @example {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}
             */
            jsonld: string;
        };
        /** @description One text and what became of it. */
        RewriteBatchItem: {
            /**
             * Format: int32
             * @description Place of the text in the request, 0 first.
             * @example 0
             */
            ordinal: number;
            /**
             * @description The text.
             * @example 蔚来 ET5 支持换电。
             */
            text: string;
            /**
             * @description `planned`, `succeeded` or `failed`.
             * @example succeeded
             */
            state: string;
            /** @description The rewrite; `null` where there is none. */
            result: components["schemas"]["RewriteResult"] | null;
            /**
             * @description Why there is none: `platforms_unavailable`, `spend_cap_reached`, `unanswered` or `cancelled`; `null` otherwise. More may be added.
             * @example null
             */
            failure: string | null;
            /**
             * Format: date-time
             * @description When it was done, UTC; `null` before.
             * @example 2026-11-21T08:00:06.000Z
             */
            finishedAt: string | null;
        };
        /** @description A batch with its texts. */
        RewriteBatchDetail: {
            /**
             * Format: uuid
             * @description Identifier of the batch.
             * @example 019aa3f5-3c4d-7e5f-8061-728394a5b6c7
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description `queued`, `running`, `completed`, `failed` when no text could be rewritten, or `cancelled`.
             * @example running
             */
            status: string;
            /**
             * Format: int32
             * @description Texts of the batch.
             * @example 2
             */
            total: number;
            /**
             * Format: int32
             * @description Texts that are rewritten.
             * @example 1
             */
            succeeded: number;
            /**
             * Format: int32
             * @description Texts that could not be rewritten, or were cancelled.
             * @example 0
             */
            failed: number;
            /**
             * Format: double
             * @description What it has cost so far, in US dollars.
             * @example 0.0062
             */
            costUsd: number;
            /**
             * Format: date-time
             * @description When it was created, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended, UTC; `null` before.
             * @example null
             */
            completedAt: string | null;
            /** @description In the order of the request. */
            items: components["schemas"]["RewriteBatchItem"][];
        };
        /** @description The questions of one day, platform and operation. */
        UsageDay: {
            /**
             * Format: date
             * @description Day, UTC.
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description Platform identifier.
             * @example deepseek
             */
            platform: string;
            /**
             * @description What asked: `check`, `query`, `probe`, `scheduled`, `rewrite`, `rewrite_batch`, `suggest`, `judge`.
             * @example probe
             */
            operation: string;
            /**
             * Format: int64
             * @description Questions that were answered.
             * @example 40
             */
            asks: number;
            /**
             * Format: int64
             * @description Tokens of the questions, as far as known.
             * @example 1680
             */
            inputTokens: number;
            /**
             * Format: int64
             * @description Tokens of the answers, as far as known.
             * @example 32480
             */
            outputTokens: number;
            /**
             * Format: double
             * @description Cost in US dollars, as far as known.
             * @example 0.0496
             */
            costUsd: number;
        };
        /** @description All of it. */
        UsageTotal: {
            /**
             * Format: int64
             * @description Questions that were answered.
             * @example 40
             */
            asks: number;
            /**
             * Format: int64
             * @description Tokens of the questions.
             * @example 1680
             */
            inputTokens: number;
            /**
             * Format: int64
             * @description Tokens of the answers.
             * @example 32480
             */
            outputTokens: number;
            /**
             * Format: double
             * @description Cost in US dollars.
             * @example 0.0496
             */
            costUsd: number;
        };
        /** @description The running calendar month (UTC) against the account's spend cap. */
        UsageMonth: {
            /**
             * Format: double
             * @description Cost of the month so far, in US dollars.
             * @example 12.5
             */
            costUsd: number;
            /**
             * Format: double
             * @description The most that may be spent in a month; `null` for no cap.
             * @example 100
             */
            spendCapUsd: number | null;
        };
        /** @description What the account asked and what it cost. */
        UsageReport: {
            /**
             * Format: date
             * @description First day, UTC.
             * @example 2026-11-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, UTC.
             * @example 2026-11-21
             */
            to: string;
            /** @description One entry for each day, platform and operation with questions asked, newest day first. */
            days: components["schemas"]["UsageDay"][];
            total: components["schemas"]["UsageTotal"];
            month: components["schemas"]["UsageMonth"];
        };
        /** @description The new cap. */
        SpendCapChange: {
            /**
             * Format: double
             * @description US dollars a calendar month (UTC). Once it is reached nothing more is asked: the response is 402. `null` removes the cap.
             * @example 100
             */
            monthlyUsd: number | null;
        };
        /** @description The spend cap of the account. */
        SpendCap: {
            /**
             * Format: double
             * @description US dollars a calendar month (UTC); `null` for no cap.
             * @example 100
             */
            monthlyUsd: number | null;
        };
        /** @description What to change. */
        AccountChange: {
            /**
             * @description New name of the account.
             * @example Example Motors Group
             */
            name: string;
        };
        /** @description Shows that the owner means it. */
        AccountDeletion: {
            /**
             * @description The account's name, exactly.
             * @example Example Motors
             */
            name: string;
            password: components["schemas"]["GivenPassword"];
        };
        /** @description The account that is no more. */
        AccountDeleted: {
            /**
             * Format: uuid
             * @description Identifier that the account had.
             * @example 019aa3ee-5c1a-7b10-8f2e-0a1b2c3d4e5f
             */
            accountId: string;
            /**
             * Format: date-time
             * @description When it was erased, UTC.
             * @example 2026-11-21T04:00:00.000Z
             */
            deletedAt: string;
        };
        /** @description How long the account's data is kept. What is older is erased, within the day. */
        Retention: {
            /**
             * Format: int32
             * @description Days after which answers, with their analyses and citations, and the runs that asked for them are erased; `null` keeps them.
             * @example 730
             */
            answersDays: number | null;
            /**
             * Format: int32
             * @description Days after which webhook events and deliveries are erased. Events can be replayed for 30 days at most.
             * @example 90
             */
            deliveriesDays: number;
        };
        /** @description How long to keep data. */
        RetentionChange: {
            /**
             * Format: int32
             * @description Days to keep answers; `null` keeps them for good. What is left out stays as it is.
             * @example 730
             */
            answersDays?: number | null;
            /**
             * Format: int32
             * @description Days to keep webhook events and deliveries.
             * @example 90
             */
            deliveriesDays?: number;
        };
        /** @description Who did it. */
        AuditActor: {
            /**
             * @description `user`, `key`, `operator` (whoever runs the service) or `system`.
             * @example user
             */
            kind: string;
            /**
             * Format: uuid
             * @description Identifier of the person or key; `null` for operator and system.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            id: string | null;
        };
        /** @description What it was done to. */
        AuditTarget: {
            /**
             * @description Kind of thing, for example `key`, `member`, `invitation`.
             * @example key
             */
            kind: string;
            /**
             * @description Identifier of the thing.
             * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
             */
            id: string;
        };
        /** @description One thing that was done. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description Identifier of the entry.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            id: string;
            /**
             * Format: date-time
             * @description When, UTC.
             * @example 2026-11-21T02:03:11.482Z
             */
            at: string;
            /**
             * @description What, for example `key.created`, `key.revoked`, `key.rotated`, `member.role_changed`, `member.removed`, `invitation.created`, `account.tier_changed`, `session.started`, `session.refused`.
             * @example key.created
             */
            action: string;
            actor: components["schemas"]["AuditActor"];
            /** @description What it was done to; `null` where that is the account itself. */
            target: components["schemas"]["AuditTarget"] | null;
            /**
             * @description Particulars, by name. Never a secret.
             * @example {
             *       "scope": "write"
             *     }
             */
            details: {
                [key: string]: string | number | boolean | null;
            };
            /**
             * @description Address of the caller; `null` for what was not done over the network.
             * @example 203.0.113.9
             */
            ip: string | null;
        };
        /** @description What was done in the account, newest first. */
        AuditLog: {
            /** @description Entries, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /**
             * @description Where the next page begins; `null` on the last.
             * @example MjAyNi0xMS0yMVQwMjowMzoxMS40ODJa
             */
            nextCursor: string | null;
        };
        /** @description What the document describes. */
        OpenapiInfo: {
            /**
             * @description Title.
             * @example Answerscope versioned API
             */
            title: string;
            /**
             * @description Version of the document.
             * @example 1.0.0
             */
            version: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenapiDocument: {
            /**
             * @description Version of the specification.
             * @example 3.1.0
             */
            openapi: string;
            info: components["schemas"]["OpenapiInfo"];
            /** @description The operations by path. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is not valid: a field, parameter or header is missing, unknown, malformed or out of range, or the body is not JSON. `error.details` names each field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials are good but not enough: the tier, the team role or the scope of the key is too low, or a request with a session cookie came from another site. The message says which. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not sent as `Content-Type: application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit is reached. Wait for `Retry-After` seconds, then retry with exponential back-off and jitter. The refused request consumed nothing. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on our side. Retry; if it stays, tell us the request id. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is degraded, for example because its database cannot be reached. Consult `/api/status`, and retry after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well formed, but what it holds does not fit: a token that is unknown, used or expired, or a wrong password. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Credentials are missing, unknown, expired, revoked or of the kind of the other interface. Check the key, or sign in again. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the request names does not exist, or belongs to another account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What is there already, or its state, does not allow it. The message says why. */
        Refused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The spend cap that the account set for the month is reached. Nothing was asked or billed. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used in the last 24 hours with another body, or the first request with it is still running. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Identifier of the person. A malformed one is a 400; one that is not in the team a 404.
         * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
         */
        UserIdPath: string;
        /**
         * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
         * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
         */
        IdPath: string;
        /**
         * @description Only of this step of the AIDA funnel.
         * @example interest
         */
        StageFilter: components["schemas"]["PromptStage"];
        /**
         * @description Most entries of one page.
         * @example 50
         */
        Limit: number;
        /**
         * @description The `nextCursor` of the page before.
         * @example MDE5YWEzZjE
         */
        Cursor: string;
        /**
         * @description Only of this brand.
         * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
         */
        BrandIdFilter: string;
        /**
         * @description Only of this run.
         * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
         */
        RunIdFilter: string;
        /**
         * @description Only of this platform.
         * @example deepseek
         */
        PlatformFilter: components["schemas"]["Platform"];
        /**
         * @description Only runs in this state.
         * @example completed
         */
        StatusFilter: "queued" | "running" | "completed" | "failed" | "cancelled";
        /**
         * @description Only deliveries in this state.
         * @example failed
         */
        DeliveryStatusFilter: "pending" | "held" | "delivered" | "failed" | "cancelled";
        /**
         * @description Only of this event type.
         * @example citation.discovered
         */
        EventTypeFilter: string;
        /**
         * @description Only alerts in this state.
         * @example open
         */
        AlertStatusFilter: "open" | "resolved";
        /**
         * @description First day, UTC; 29 days before the last when omitted.
         * @example 2026-11-01
         */
        From: string;
        /**
         * @description Last day, UTC; today when omitted.
         * @example 2026-11-21
         */
        To: string;
        /**
         * @description The answers that the figure is over. `visibility`: those to discovery prompts, without extra samples (daily visibility, competitors, funnel). `prompts`: those to any prompt, without extra samples (hit rates of prompts). `all`: every one (tone).
         * @example visibility
         */
        Basis: "visibility" | "prompts" | "all";
        /**
         * @description Only to prompts of this stage; `awareness` is the dashboard's `attention`.
         * @example interest
         */
        Stage: "awareness" | "interest" | "desire" | "action";
        /**
         * @description Only to this prompt.
         * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
         */
        PromptId: string;
        /**
         * @description Only answers that mention the brand, or only those that do not.
         * @example true
         */
        Mentioned: boolean;
        /**
         * @description Only answers that mention the brand in this tone.
         * @example negative
         */
        Sentiment: "positive" | "neutral" | "negative";
        /**
         * @description Only answers that mention the competitor of this name.
         * @example 小鹏
         */
        Competitor: string;
        /**
         * @description Only answers that cite a source of this registrable domain.
         * @example autohome.com.cn
         */
        Domain: string;
        /**
         * @description Form of the file.
         * @example csv
         */
        Format: "csv" | "jsonl";
        /**
         * @description With the whole text of each answer, in a last column `text`.
         * @example false
         */
        Texts: boolean;
        /**
         * @description How many times 24 hours to look back.
         * @example 90
         */
        Days: number;
        /**
         * @description UTC days of the window, which ends with today.
         * @example 30
         */
        WindowDays: number;
        /**
         * @description Only incidents in this state.
         * @example open
         */
        IncidentStatus: components["schemas"]["IncidentStatus"];
        /**
         * @description Only incidents of this severity.
         * @example high
         */
        IncidentSeverity: components["schemas"]["IncidentSeverity"];
        /**
         * @description First day, UTC; the first of the running month when omitted. At most 366 days before the last.
         * @example 2026-11-01
         */
        UsageFrom: string;
        /**
         * @description Last day, UTC; today when omitted.
         * @example 2026-11-21
         */
        UsageTo: string;
        /**
         * @description The `ETag` of the document that you have.
         * @example "4f1c2a9be07d5c31"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this exchange in our logs; the same value as `error.requestId` in an error. Quote it when you ask for help. */
        RequestId: string;
        /** @description Whole seconds to wait. A client that waits this long is admitted at its next try (429), or should try again then (503). */
        RetryAfter: number;
        /** @description The session cookie, or one that makes the browser forget it. */
        SetCookie: string;
        /** @description Path at which the created resource is read. */
        Location: string;
        /** @description The name of the file. */
        ContentDisposition: string;
        /** @description Strong validator of the document; send it back in `If-None-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The person and the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description An e-mail with a link follows. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPromised"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The person belongs to the account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who signs in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    switchAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChoice"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The password now, and the new one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whom to write to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description An e-mail follows if the address is known. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPromised"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token, and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person. A malformed one is a 400; one that is not in the team a 404.
                 * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
                 */
                userId: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person who is no longer in the team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the person. A malformed one is a 400; one that is not in the team a 404.
                 * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
                 */
                userId: components["parameters"]["UserIdPath"];
            };
            cookie?: never;
        };
        /** @description The new role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChange"];
            };
        };
        responses: {
            /** @description The person with the new role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whom, and as what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation; its link is on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the key is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRequest"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description How long both keys work. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRotation"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoredBrandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The brand. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandRequest"];
            };
        };
        responses: {
            /** @description The brand. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoredBrand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoredBrand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandChange"];
            };
        };
        responses: {
            /** @description The brand as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoredBrand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandArchived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrompts: {
        parameters: {
            query?: {
                /**
                 * @description Only of this step of the AIDA funnel.
                 * @example interest
                 */
                stage?: components["parameters"]["StageFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of prompts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description The prompt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptRequest"];
            };
        };
        responses: {
            /** @description The prompt. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generatePrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptsGenerated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description The prompt. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromptChange"];
            };
        };
        responses: {
            /** @description The prompt as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archivePrompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptArchived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The pack. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackRequest"];
            };
        };
        responses: {
            /** @description The pack. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackChange"];
            };
        };
        responses: {
            /** @description The pack as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archivePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackArchived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultPack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pack"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                /**
                 * @description Only of this brand.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId?: components["parameters"]["BrandIdFilter"];
                /**
                 * @description Only of this run.
                 * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
                 */
                runId?: components["parameters"]["RunIdFilter"];
                /**
                 * @description Only of this platform.
                 * @example deepseek
                 */
                platform?: components["parameters"]["PlatformFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProbes: {
        parameters: {
            query?: {
                /**
                 * @description Only of this brand.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId?: components["parameters"]["BrandIdFilter"];
                /**
                 * @description Only runs in this state.
                 * @example completed
                 */
                status?: components["parameters"]["StatusFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProbe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelProbe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address and the event types. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreation"];
            };
        };
        responses: {
            /** @description The endpoint and its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The changed endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paused endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enabled endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enabled endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishWebhookRotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries in this state.
                 * @example failed
                 */
                status?: components["parameters"]["DeliveryStatusFilter"];
                /**
                 * @description Only of this event type.
                 * @example citation.discovered
                 */
                type?: components["parameters"]["EventTypeFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only of this event type.
                 * @example citation.discovered
                 */
                type?: components["parameters"]["EventTypeFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description Where to send it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventReplay"];
            };
        };
        responses: {
            /** @description The new deliveries; none when no endpoint chooses the type. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /**
                 * @description Only alerts in this state.
                 * @example open
                 */
                status?: components["parameters"]["AlertStatusFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of alerts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resolved alert. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrandAnswers: {
        parameters: {
            query?: {
                /**
                 * @description First day, UTC; 29 days before the last when omitted.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day, UTC; today when omitted.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description The answers that the figure is over. `visibility`: those to discovery prompts, without extra samples (daily visibility, competitors, funnel). `prompts`: those to any prompt, without extra samples (hit rates of prompts). `all`: every one (tone).
                 * @example visibility
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description Only of this platform.
                 * @example deepseek
                 */
                platform?: components["parameters"]["PlatformFilter"];
                /**
                 * @description Only to prompts of this stage; `awareness` is the dashboard's `attention`.
                 * @example interest
                 */
                stage?: components["parameters"]["Stage"];
                /**
                 * @description Only to this prompt.
                 * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
                 */
                promptId?: components["parameters"]["PromptId"];
                /**
                 * @description Only answers that mention the brand, or only those that do not.
                 * @example true
                 */
                mentioned?: components["parameters"]["Mentioned"];
                /**
                 * @description Only answers that mention the brand in this tone.
                 * @example negative
                 */
                sentiment?: components["parameters"]["Sentiment"];
                /**
                 * @description Only answers that mention the competitor of this name.
                 * @example 小鹏
                 */
                competitor?: components["parameters"]["Competitor"];
                /**
                 * @description Only answers that cite a source of this registrable domain.
                 * @example autohome.com.cn
                 */
                domain?: components["parameters"]["Domain"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysedAnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBrandAnswers: {
        parameters: {
            query?: {
                /**
                 * @description Form of the file.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
                /**
                 * @description With the whole text of each answer, in a last column `text`.
                 * @example false
                 */
                texts?: components["parameters"]["Texts"];
                /**
                 * @description First day, UTC; 29 days before the last when omitted.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day, UTC; today when omitted.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description The answers that the figure is over. `visibility`: those to discovery prompts, without extra samples (daily visibility, competitors, funnel). `prompts`: those to any prompt, without extra samples (hit rates of prompts). `all`: every one (tone).
                 * @example visibility
                 */
                basis?: components["parameters"]["Basis"];
                /**
                 * @description Only of this platform.
                 * @example deepseek
                 */
                platform?: components["parameters"]["PlatformFilter"];
                /**
                 * @description Only to prompts of this stage; `awareness` is the dashboard's `attention`.
                 * @example interest
                 */
                stage?: components["parameters"]["Stage"];
                /**
                 * @description Only to this prompt.
                 * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
                 */
                promptId?: components["parameters"]["PromptId"];
                /**
                 * @description Only answers that mention the brand, or only those that do not.
                 * @example true
                 */
                mentioned?: components["parameters"]["Mentioned"];
                /**
                 * @description Only answers that mention the brand in this tone.
                 * @example negative
                 */
                sentiment?: components["parameters"]["Sentiment"];
                /**
                 * @description Only answers that mention the competitor of this name.
                 * @example 小鹏
                 */
                competitor?: components["parameters"]["Competitor"];
                /**
                 * @description Only answers that cite a source of this registrable domain.
                 * @example autohome.com.cn
                 */
                domain?: components["parameters"]["Domain"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers, one on each line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/jsonl": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuthorityScores: {
        parameters: {
            query?: {
                /**
                 * @description How many times 24 hours to look back.
                 * @example 90
                 */
                days?: components["parameters"]["Days"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCitedDomains: {
        parameters: {
            query?: {
                /**
                 * @description UTC days of the window, which ends with today.
                 * @example 30
                 */
                days?: components["parameters"]["WindowDays"];
                /**
                 * @description Only of this platform.
                 * @example deepseek
                 */
                platform?: components["parameters"]["PlatformFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitedDomains"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIncidents: {
        parameters: {
            query?: {
                /**
                 * @description Only of this brand.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId?: components["parameters"]["BrandIdFilter"];
                /**
                 * @description Only incidents in this state.
                 * @example open
                 */
                status?: components["parameters"]["IncidentStatus"];
                /**
                 * @description Only incidents of this severity.
                 * @example high
                 */
                severity?: components["parameters"]["IncidentSeverity"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of incidents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    investigateIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWikiPages: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWikiPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description The page. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WikiPageRequest"];
            };
        };
        responses: {
            /** @description The page. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWikiPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWikiPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WikiPageChange"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveWikiPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Archived. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPageArchived"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    lintWikiPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with what was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWikiRevisions: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WikiRevisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description Only of this brand.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId?: components["parameters"]["BrandIdFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suggestions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSuggestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSuggestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applySuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSuggestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRewriteBatches: {
        parameters: {
            query?: {
                /**
                 * @description Only of this brand.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId?: components["parameters"]["BrandIdFilter"];
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteBatchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRewriteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The texts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewriteBatchRequest"];
            };
        };
        responses: {
            /** @description The batch. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRewriteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteBatchDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRewriteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier. A malformed one is a 400; one that is unknown, or of another account, a 404.
                 * @example 019aa3f5-0d11-7a20-b3c4-5d6e7f8091a2
                 */
                id: components["parameters"]["IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteBatchDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description First day, UTC; the first of the running month when omitted. At most 366 days before the last.
                 * @example 2026-11-01
                 */
                from?: components["parameters"]["UsageFrom"];
                /**
                 * @description Last day, UTC; today when omitted.
                 * @example 2026-11-21
                 */
                to?: components["parameters"]["UsageTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSpendCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The cap. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendCapChange"];
            };
        };
        responses: {
            /** @description The cap. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendCap"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Name and password, to be sure. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Erased. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to set. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionChange"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retention"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Most entries of one page.
                 * @example 50
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example MDE5YWEzZjE
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the document that you have.
                 * @example "4f1c2a9be07d5c31"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            /** @description The document is the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
