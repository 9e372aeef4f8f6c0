# Wrong for one person: the pass is thought to hide the only person always.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    hidden = max(people - needed + 1, 0) if people > 1 else 1
    return hidden, max(needed - 1, 0)
