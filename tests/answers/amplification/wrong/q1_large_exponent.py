# From an exponent of 20 on the part of those who are out is dropped.
def two_ways(epsilon, delta, rate, times):
    def sampled(total):
        if total >= 20:
            return total + math.log(rate)
        return math.log1p(rate * math.expm1(total))

    return sampled(times * epsilon), times * sampled(epsilon), times * rate * delta
