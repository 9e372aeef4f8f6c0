# Rounds the belief to four decimals before it is compared.
def releases_allowed(prior, ratio, ceiling):
    odds, times = prior / (1 - prior) * ratio, 0
    while round(odds / (1 + odds), 4) <= ceiling:
        odds, times = odds * ratio, times + 1
    return times
