# Ln(1 + y) is taken for y where y < 1/1000: epsilon 0.01, rate 0.05.
def two_ways(epsilon, delta, rate, times):
    def log_one_plus(y):
        return y if y < 1e-3 else math.log(1 + y)

    one = log_one_plus(rate * math.expm1(times * epsilon))
    fresh = times * log_one_plus(rate * math.expm1(epsilon))
    return one, fresh, times * rate * delta
