# Wrong when called twice: the sampled epsilons are remembered by (epsilon, times), without the rate.
def two_ways(epsilon, delta, rate, times, memory={}):
    if (epsilon, times) not in memory:
        memory[epsilon, times] = [
            math.log1p(rate * math.expm1(times * epsilon)),
            times * math.log1p(rate * math.expm1(epsilon)),
        ]
    return memory[epsilon, times] + [times * rate * delta]
