# Strike out.
def _agree(a, b):
    return a is not None and b is not None and a == b


def link(records, register, keys):
    def who(record):
        left = list(register)
        for column in keys:
            left = [row for row in left if _agree(row[column], record[column])]
        names = sorted(row["name"] for row in left)
        return names[0] if names and names[0] == names[-1] else None

    return [who(record) for record in records]
