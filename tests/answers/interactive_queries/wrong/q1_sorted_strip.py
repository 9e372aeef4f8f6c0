# Takes names that differ in capital letters for one.
def difference_attack(ask, people, least, most, target):
    o = [p.strip() for p in sorted(people) if p.lower() != target.lower()][:least]
    return ask([*o, target]) - ask(o)
