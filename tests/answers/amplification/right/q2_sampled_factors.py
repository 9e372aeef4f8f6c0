# Works with factors minus 1, in plain exponentials.
def plan(epsilon, target, rate):
    room, full = math.exp(target) - 1, math.exp(epsilon) - 1
    return np.array([1 if full <= room else room / full, math.log(room / rate + 1)])
