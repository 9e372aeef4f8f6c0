# Bounds are rounded to three digits before they are rounded up, so that just above a whole number one person is missing. Input: 10, 1, 4.4721 (locally 10.00004): right is 11.
def people_needed(bound, epsilon, error):
    ratio = bound / epsilon / error
    return tuple(max(1, math.ceil(round(v, 3))) for v in (2**0.5 * ratio, 2 * ratio**2))
