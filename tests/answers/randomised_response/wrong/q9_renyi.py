# Lets dpedu do it, as the Rényi divergence of order ∞.
def epsilon_of_coins(first, second):
    low = (1 - first) * second
    rows = [[1 - low, low], [1 - low - first, low + first]]
    channel = dp.Channel(rows, inputs=[(0,), (1,)], outputs=[0, 1])
    return channel.renyi(math.inf, "edit")
