# By first cell swapped order.
def gaussian_delta(epsilon, sigma, sensitivity):
    # from the other neighbour's side: x sticks out to the left of the crossing
    crossing = sensitivity / 2 - epsilon * sigma * sigma / sensitivity
    here = normal_cdf(crossing / sigma)
    there = normal_cdf((crossing - sensitivity) / sigma)
    return here - math.exp(epsilon) * there
