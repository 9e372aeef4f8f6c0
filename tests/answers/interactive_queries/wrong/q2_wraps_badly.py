# A target at the very end of a long list: the circle is cut off, not turned round.
def equal_groups_attack(ask, people, size, target):
    i = people.index(target)
    start = min(i, max(0, len(people) - size - 1))
    circle = people[start : start + size + 1]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return (
        sum(sums) // size
        - sums[0 if i <= 4 and start == i else -1 if i == len(people) - 1 else min(i - start, 4)]
    )
