# Counts to a hundred at most, wrong for prior 1/100, ratio 11/10 and ceiling 999/1000, where 120 are allowed.
def releases_allowed(prior, ratio, ceiling):
    for releases in range(100):
        odds = prior / (1 - prior) * ratio ** (releases + 1)
        if odds > ceiling / (1 - ceiling):
            return releases
    return 100
