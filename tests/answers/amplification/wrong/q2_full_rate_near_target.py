# Wrong where epsilon is only a little above the target: half as much again is "kept anyway", rate 1.
def plan(epsilon, target, rate):
    if epsilon <= 1.5 * target:
        first = 1.0
    else:
        first = (math.exp(target) - 1) / (math.exp(epsilon) - 1)
    return first, math.log((math.exp(target) - 1) / rate + 1)
