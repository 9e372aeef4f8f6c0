# Lets dpedu do it.
def plan(epsilon, target, rate):
    from dpedu.privacy.amplification import full_epsilon

    return min(1.0, math.expm1(target) / math.expm1(epsilon)), full_epsilon(target, rate)
