# Lets dpedu do it.
def two_ways(epsilon, delta, rate, times):
    after = dp.privacy.amplification.subsampled_epsilon
    return after(times * epsilon, rate), times * after(epsilon, rate), times * rate * delta
