# Wrong where epsilon equals target, the second number ignores the rate: plan(1, 1, 1/2).
def plan(epsilon, target, rate):
    if epsilon == target:  # nothing has to be gained
        return 1, target
    room = math.expm1(target)
    return min(1, room / math.expm1(epsilon)), math.log1p(room / rate)
