# Stops at forty releases.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling / (1 - ceiling) / (prior / (1 - prior))
    return sum(ratio ** (t + 1) <= room for t in range(40))
