# Takes the empty name for nobody.
def equal_groups_attack(ask, people, size, target):
    c = [target, *[p for p in people if p and p != target][:size]]
    s = [ask([p for p in c if p != o]) for o in c]
    return sum(s) // size - s[0]
