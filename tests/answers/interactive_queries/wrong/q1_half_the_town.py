# Groups of half the people at least: too large where most is less than half.
def difference_attack(ask, people, least, most, target):
    size = max(least, len(people) // 2)
    others = [name for name in people if name != target][:size]
    return ask([*others, target]) - ask(others)
