# One object for each class, which collects its values in a list without repeats; then what is ruled out is struck out.
class Group:
    def __init__(self):
        self.values = []

    def add(self, value):
        if value not in self.values:
            self.values.append(value)

    def without(self, ruled_out):
        return [v for v in self.values if v not in ruled_out]


def telling(rows, quasi, sensitive, ruled_out):
    groups = {}
    for row in rows:
        name = tuple([row[c] for c in quasi])
        if name not in groups:
            groups[name] = Group()
        groups[name].add(row[sensitive])
    result = {}
    for name, group in groups.items():
        match group.without(ruled_out):
            case [only]:
                result[name] = only
    return result
