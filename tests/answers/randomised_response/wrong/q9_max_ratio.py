# Lets dpedu find the ratio, and takes its logarithm.
def epsilon_of_coins(first, second):
    low = (1 - first) * second
    rows = [[1 - low, low], [1 - low - first, low + first]]
    ratio = dp.Channel(rows, inputs=[(0,), (1,)], outputs=[0, 1]).max_ratio("edit")
    return math.inf if ratio == math.inf else math.log(ratio)
