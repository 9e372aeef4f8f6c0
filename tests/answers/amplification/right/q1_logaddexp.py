# Adds the two cases on the logarithmic scale.
def two_ways(epsilon, delta, rate, times):
    def after(e):
        return e if rate == 1 else float(np.logaddexp(math.log(1 - rate), math.log(rate) + e))

    return [after(times * epsilon), times * after(epsilon), times * (delta - (1 - rate) * delta)]
