# Lets dpedu do it.
def epsilon_of_coins(first, second):
    low = (1 - first) * second
    rows = [[1 - low, low], [1 - low - first, low + first]]
    return dp.Channel(rows, inputs=[(0,), (1,)], outputs=[0, 1]).epsilon("edit")
