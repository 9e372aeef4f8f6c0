# The second answer may be 16.9 (target 10, rate 1/1000), beyond the interval that is searched.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    low, high = 0.0, 16.0
    for _ in range(100):
        middle = (low + high) / 2
        if rate * math.expm1(middle) <= room:
            low = middle
        else:
            high = middle
    return min(1.0, room / math.expm1(epsilon)), low
