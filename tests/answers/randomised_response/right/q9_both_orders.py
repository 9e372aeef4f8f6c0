# Each ratio in both orders: which truth stands above and which below makes no difference then.
def epsilon_of_coins(first, second):
    yes = ((1 - first) * second, first + (1 - first) * second)
    no = ((1 - first) * (1 - second), first + (1 - first) * (1 - second))
    losses = [0.0]
    for one, other in (yes, yes[::-1], no, no[::-1]):
        if one > 0:
            losses.append(math.log(one / other) if other > 0 else math.inf)
    return max(losses)
