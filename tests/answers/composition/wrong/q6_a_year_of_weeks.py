# The loop ends after 52 releases, one a week.
def releases_allowed(prior, ratio, ceiling):
    odds = prior / (1 - prior)
    allowed = 0
    for week in range(1, 53):
        if odds * ratio**week <= ceiling / (1 - ceiling):
            allowed = week
    return allowed
