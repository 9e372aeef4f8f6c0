# Tries only up to fifty releases.
def releases_allowed(prior, ratio, ceiling):
    limit = ceiling / (1 - ceiling)
    return max(t for t in range(51) if prior / (1 - prior) * ratio**t <= limit)
