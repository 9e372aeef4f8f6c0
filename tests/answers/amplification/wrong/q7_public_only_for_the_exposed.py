# If somebody in the pass is hidden already, fine; if all need public steps, those that the first person lacks are counted.
def one_pass(people, order, distance, sigma, target):
    needed = math.ceil(order * distance**2 / (2 * sigma**2 * target))
    hidden = max(0, people - needed + 1)
    return hidden, needed - 1 if hidden else needed - people
