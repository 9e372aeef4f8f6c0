# With erfc alone, and the sum in another order.
def gaussian_delta(epsilon, sigma, sensitivity):
    t = sensitivity / 2 + epsilon * sigma**2 / sensitivity
    r = sigma * math.sqrt(2)
    return math.erfc((t - sensitivity) / r) / 2 - math.exp(epsilon + math.log(math.erfc(t / r) / 2))
