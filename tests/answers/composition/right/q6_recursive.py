# Written as a recursion that lets one more release happen.
def releases_allowed(prior, ratio, ceiling):
    worst = (lambda up: up / (up + 1 - prior))(ratio * prior)
    return 0 if worst > ceiling else 1 + releases_allowed(worst, ratio, ceiling)
