# First term times 1 - e^(difference of logarithms).
def gaussian_delta(epsilon, sigma, sensitivity):
    t = sensitivity / 2 + epsilon * sigma * sigma / sensitivity
    first = normal_cdf((sensitivity - t) / sigma)
    second = normal_cdf(-t / sigma)
    if second == 0:
        return first
    return -first * math.expm1(epsilon + math.log(second) - math.log(first))
