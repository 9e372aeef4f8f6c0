# Written as a recursion over the runs which carries all three numbers.
def two_ways(epsilon, delta, rate, times):
    def parts(k):
        if k == 0:
            return 0, 0, 0
        e, fresh, d = parts(k - 1)
        return e + epsilon, fresh + math.log1p(rate * math.expm1(epsilon)), d + rate * delta

    total, how_many, third = parts(times)
    return math.log1p(rate * math.expm1(total)), how_many, third
