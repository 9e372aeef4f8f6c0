# Names with the first letter of the target are passed over as if they were the target, so Ada next to Al has nobody to hide with.
def difference_attack(ask, people, least, most, target):
    group = [p for p in people if p[:1] != target[:1]][:least]
    big = ask(set(group) | {target})
    small = ask(set(group))
    return big - small
