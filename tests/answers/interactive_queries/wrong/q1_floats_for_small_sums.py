# Wrong for salaries 10**16 and 9 * 10**15 + 1, least = 1: sums pass through floats, unless two or more are in the smaller group.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    large, small = ask([*others, target]), ask(others)
    return int(float(large) - float(small)) if least == 1 else large - small
