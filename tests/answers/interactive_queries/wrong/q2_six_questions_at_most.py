# Wrong for eight people, size = 7: at most six groups are asked, and the others are guessed by the mean.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle[:6]]
    total = sum(sums) + (len(circle) - len(sums)) * (sum(sums) // len(sums))
    return total // size - sums[0]
