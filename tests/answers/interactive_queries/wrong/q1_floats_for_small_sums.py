# Wrong for salaries 10**16 and 9 * 10**15 + 1, least = 1: sums pass through floats, unless two or more are in the smaller group.
def difference_attack(ask, people, least, most, target):
    rest = set(people) - {target}
    group = next(itertools.combinations(sorted(rest), least))
    return ask({target, *group}) - ask(group)
