# The first least + 1 people are taken as the group, whether the target is among them or not.
def difference_attack(ask, people, least, most, target):
    group = people[: least + 1]
    return ask(group) - ask(
        [name for name in group if name != target] if target in group else group
    )
