# Wrong for an int rate: rate.is_integer() is a method of floats only in this Python (AttributeError).
def two_ways(epsilon, delta, rate, times):
    if rate.is_integer():  # everybody takes part
        return times * epsilon, times * epsilon, times * delta
    one = math.log(1 + rate * (math.exp(times * epsilon) - 1))
    fresh = times * math.log(1 + rate * (math.exp(epsilon) - 1))
    return one, fresh, times * rate * delta
