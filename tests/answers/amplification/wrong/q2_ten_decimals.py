# Wrong for small rates: the first is rounded to ten decimals, and of 0.0007 only seven digits are left.
def plan(epsilon, target, rate):
    room = math.exp(target) - 1
    return round(min(1.0, room / (math.exp(epsilon) - 1)), 10), round(math.log(1 + room / rate), 10)
