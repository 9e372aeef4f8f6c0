# Here "not in" between texts leaves out everybody whose name is a part of the name of the target.
def difference_attack(ask, people, least, most, target):
    group = [target] + [name for name in people if name != target]
    group = group[:most]
    return ask(group) - ask([name for name in group if name not in target])
