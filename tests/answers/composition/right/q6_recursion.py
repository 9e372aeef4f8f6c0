# One release more, from the belief after it.
def releases_allowed(prior, ratio, ceiling):
    after = ratio * prior / (ratio * prior + 1 - prior)
    return 0 if after > ceiling else 1 + releases_allowed(after, ratio, ceiling)
