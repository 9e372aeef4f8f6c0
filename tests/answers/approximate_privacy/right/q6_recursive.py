# Written as a recursion that halves an interval of quotients.
def least_sigma(epsilon, delta, sensitivity):
    def sticks(s):
        t = sensitivity / 2 + epsilon * s**2 / sensitivity
        return normal_cdf((sensitivity - t) / s) - math.exp(epsilon) * normal_cdf(-t / s)

    def between(low, high, left):
        middle = math.sqrt(low * high)
        if left == 0:
            return middle
        return between(low, middle, left - 1) if sticks(middle) <= delta else between(middle, high, left - 1)

    return between(sensitivity / 128, sensitivity * 128, 60)
