# Another way: cases.
def plan(epsilon, target, rate):
    largest = 1.0
    if target < epsilon:
        largest = (math.exp(target) - 1) / (math.exp(epsilon) - 1)
    before = math.log((math.exp(target) - (1 - rate)) / rate)
    return [largest, before]
