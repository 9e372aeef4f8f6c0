# Counts with a loop that ends at 99.
def releases_allowed(prior, ratio, ceiling):
    weight, found = prior / (1 - prior), 0
    for times in range(1, 100):
        weight *= ratio
        if weight / (1 + weight) > ceiling:
            break
        found = times
    return found
