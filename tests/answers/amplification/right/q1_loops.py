# Adds up run by run.
def two_ways(epsilon, delta, rate, times):
    total, fresh, lost = 0.0, 0.0, 0.0
    for _ in range(times):
        total += epsilon
        fresh += math.log(1 + rate * (math.exp(epsilon) - 1))
        lost += rate * delta
    return math.log(1 - rate + rate * math.exp(total)), fresh, lost
