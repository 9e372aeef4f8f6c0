# Lower end is taken as one minus the upper end for large products.
def belief_interval(prior, ratios):
    R = math.prod(ratios)
    return (1 - R * prior / (R * prior + (1 - prior))) if R > 10**6 else prior / (
        prior + R * (1 - prior)
    ), R * prior / (R * prior + (1 - prior))
